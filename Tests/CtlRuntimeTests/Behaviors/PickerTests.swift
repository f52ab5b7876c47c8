import CtlRuntime
import Testing

@Suite struct PickerTests {
  var picker = Picker(wheels: [["S", "M", "L"], ["Red", "Blue"]])

  @Test mutating func fewerRowsLeaveTheOtherWheels() {
    picker.selectedRows = [2, 1]
    picker.selectedRows = [0]
    #expect(picker.selectedRows == [0, 1])
  }

  @Test("picker.B1 one or more wheels, each a list of values")
  func wheels() {
    #expect(picker.wheels.count == 2 && picker.selectedRows == [0, 0])
    for broken in [[], [[]], [[], []]] as [[[String]]] {
      #expect(Picker(wheels: broken).wheels == [[""]])
    }
    #expect(Picker(wheels: [["A"], [], ["B"]]).wheels == [["A"], ["B"]])
  }

  @Test("picker.B2 each wheel spins alone, and the row in the middle is the choice")
  mutating func spinsAlone() {
    _ = picker.spin(wheel: 0, to: 2)
    #expect(picker.selectedRows == [2, 0] && picker.selectedValues == ["L", "Red"])
    _ = picker.spin(wheel: 1, to: 1)
    #expect(picker.selectedValues == ["L", "Blue"])
    #expect(picker.visibleRows(ofWheel: 0).first { $0.isCurrent }?.title == "L")
  }

  @Test("picker.B3 values away from the middle are hidden while the wheel is still")
  mutating func hidesValues() {
    #expect(picker.visibleRows(ofWheel: 0).map(\.title) == ["S"])
    picker.startSpinning(wheel: 0)
    #expect(picker.visibleRows(ofWheel: 0).map(\.title) == ["S", "M", "L"])
    #expect(picker.visibleRows(ofWheel: 1).map(\.title) == ["Red"])
    _ = picker.spin(wheel: 0, to: 1)
    #expect(picker.visibleRows(ofWheel: 0).map(\.title) == ["M"])
  }

  @Test("picker.B4 its size never changes")
  func size() {
    #expect(Picker.facts.fixedSize == .keyboard)
    #expect(!Picker.allFields.contains { ["size", "width", "height"].contains($0.name) })
  }

  @Test("picker.B5 the current value is drawn dark in the middle")
  mutating func darkMiddle() {
    _ = picker.spin(wheel: 0, to: 1)
    picker.startSpinning(wheel: 0)
    #expect(picker.visibleRows(ofWheel: 0).map(\.color) == [.gray, .black, .gray])
  }

  @Test("picker.B6 the selection is reported per wheel")
  mutating func reports() {
    #expect(picker.spin(wheel: 1, to: 1) == [.select(wheel: 1, row: 1)])
    #expect(picker.spin(wheel: 1, to: 1) == [])
    #expect(picker.send(.spin(wheel: 0, row: 99)) == [.select(wheel: 0, row: 2)])
    #expect(picker.spin(wheel: 7, to: 0) == [] && picker.spin(wheel: -1, to: 0) == [])
    #expect(picker.visibleRows(ofWheel: 7) == [])
  }

  @Test("there is one row per wheel, and each is of its wheel")
  mutating func pinsRows() {
    picker.selectedRows = [9, -9, 4]
    #expect(picker.selectedRows == [2, 0])
    picker.wheels = [["A", "B"]]
    #expect(picker.selectedRows == [1])
    picker.isUserInteractionEnabled = false
    #expect(picker.spin(wheel: 0, to: 0) == [])
  }
}
