import CtlRuntime
import Foundation
import Testing

private func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

@Suite struct CodableTests {
  @Test("a missing field keeps its default and an unknown one is ignored")
  func lenient() throws {
    let stepper = try decode(Stepper.self, #"{"value": 3, "colour": "red"}"#)
    #expect(stepper == Stepper(value: 3))
    #expect(
      try decode(AnyControl.self, #"{"kind": "label", "text": "A"}"#) == AnyControl(Label("A")))
  }

  @Test("a value out of range is clamped on the way in")
  func repairs() throws {
    let stepper = try decode(
      Stepper.self, #"{"minimumValue": 9, "maximumValue": 3, "value": 50, "stepValue": -1}"#)
    #expect(stepper.maximumValue == 3 && stepper.minimumValue < 3 && stepper.value == 3)
    #expect(stepper.stepValue == 1)
    #expect(try decode(ProgressView.self, #"{"progress": 2}"#).progress == 1)
    let pages = try decode(
      PageControl.self, #"{"numberOfPages": 2, "currentPage": 9, "displayedPage": -9}"#)
    #expect(pages.currentPage == 1 && pages.displayedPage == 0)
    let picker = try decode(Picker.self, #"{"wheels": [], "selectedRows": [4]}"#)
    #expect(picker == Picker())
    #expect(try decode(TextField.self, #"{"maxLength": 1, "text": "a\nb"}"#).text == "a")
    let segmented = try decode(
      SegmentedControl.self, #"{"segments": [{"width": -1}], "selectedSegmentIndex": 1}"#)
    #expect(segmented.segments[0].width == 0 && segmented.selectedSegmentIndex == -1)
    let divider = try decode(
      Stepper.self,
      """
      {"dividerImage": [{"left": "highlighted", "right": "highlighted", "image":
      {"name": "x", "renderingMode": "automatic", "isResizable": false}}]}
      """)
    #expect(divider.dividerImage.isEmpty)
  }

  @Test(
    "a value of the wrong type or name is refused",
    arguments: [
      #"{"kind": "stepper", "value": "3"}"#, #"{"kind": "knob"}"#, #"{}"#, #"[]"#,
      #"{"kind": "textField", "keyboardType": "loud"}"#,
      #"{"kind": "label", "textColor": "red"}"#, #"{"kind": "datePicker", "date": "2026-02-30"}"#,
      #"{"kind": "button", "title": {"pressed": "A"}}"#,
      #"{"kind": "label", "accessibility": {"traits": ["loud"]}}"#,
    ])
  func refuses(json: String) {
    #expect(throws: DecodingError.self) { try decode(AnyControl.self, json) }
  }

  @Test("a tree with controls and containers is read back")
  func tree() throws {
    let tree = ControlTree(.screen, "Reader", name: "Reader", tintColor: .black) {
      ControlTree(.table) {
        for name in ["a", "b"] { ControlTree(Reference(name), Switch(isOn: true)) }
        TextField("text") { $0.rightView = .element(ControlTree("add", ContactAddButton())) }
      }
    }
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(ControlTree.self, from: data) == tree)
    #expect(tree.controls.map(\.control.kind) == [.switch, .switch, .textField, .contactAddButton])
  }

  @Test("per-state values are written by the names of their states")
  func states() throws {
    let title: PerState<String> = [.normal: "A", [.selected, .highlighted]: "B"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(title), as: UTF8.self)
    #expect(json == #"{"highlighted+selected":"B","normal":"A"}"#)
    #expect(try decode(PerState<String>.self, json) == title)
    #expect(try decode(ControlState.self, #""disabled""#) == .disabled)
  }
}
