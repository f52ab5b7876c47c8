import CtlRuntime
import Foundation
import Testing

/// A screen as the generator would write it, with one of each thing that an update must get right.
private struct Player: ScreenModel {
  var volume = 3 {
    didSet {
      volume = clamp(volume, to: 0...10)
      if volume != oldValue { update() }
    }
  }
  var limit = 10 { didSet { if limit != oldValue { update() } } }
  var level = 5 {
    didSet {
      level = clamp(level, 0, limit)
      if level != oldValue { update() }
    }
  }
  var isAdvanced = false { didSet { if isAdvanced != oldValue { update() } } }
  var song = "Reverie" { didSet { if song != oldValue { update() } } }

  var interface = Interface()

  init() { update() }

  static var allFields: [Field<Self>] {
    [Field("volume", \.volume), Field("isAdvanced", \.isAdvanced), Field("song", \.song)]
  }

  static var readsControls: Bool { true }

  var appearance: Appearance {
    var appearance = Appearance()
    appearance.style(Label.self) {
      $0.textColor = .gray
      $0.font = .footnote
    }
    return appearance
  }

  mutating func settle() { level = clamp(level, 0, limit) }

  /// How often a screen was described by this test.
  @TaskLocal static var count = Count()

  final class Count: @unchecked Sendable { var value = 0 }

  func describe() -> ControlTree {
    Self.count.value += 1
    return ControlTree(.screen, "Player") {
      ControlTree(.row, "Song", name: "row") {
        ControlTree("songLabel", Label(interface)) { $0.text = song }
        ControlTree("field", TextField()) {
          $0.placeholder = song
          $0.rightView = .element(ControlTree("add", ContactAddButton()) { $0.tintColor = .black })
        }
      }
      ControlTree("volumeStepper", Stepper()) {
        $0.maximumValue = 20
        $0.value = Double(volume)
      }
      ControlTree("choice", SegmentedControl()) {
        $0.segments = ["a", "b", "c"]
        $0.selectedSegmentIndex = 0
        $0.isEnabled = !interface[Switch.self, "mute"].isOn
      }
      ControlTree("mute", Switch())
      ControlTree("echo", Button()) {
        $0.isEnabled = interface[SegmentedControl.self, "choice"].isEnabled
      }
      if isAdvanced { ControlTree("extra", Slider()) }
    }
  }

  mutating func take(from sender: Sender) {
    switch sender.name {
    case "volumeStepper":
      if let control = interface.take(Stepper.self, \.value, from: sender) {
        volume = Int(rounding: control.value)
      }
    default: break
    }
  }
}

/// A date between two rows of the minutes.
private struct Alarm: ScreenModel {
  var at = DateTime(iso8601: "2026-01-31T09:06") { didSet { if at != oldValue { update() } } }
  var interface = Interface()

  init() { update() }

  typealias Actions = Void

  static var allFields: [Field<Self>] { [Field("at", \.at)] }

  func describe() -> ControlTree {
    ControlTree(.screen) {
      ControlTree("picker", DatePicker()) {
        $0.mode = .time
        $0.minuteInterval = 15
        $0.date = at
      }
    }
  }

  mutating func take(from sender: Sender) {
    if let control = interface.take(DatePicker.self, \.date, from: sender) { at = control.date }
  }
}

@Suite struct InterfaceTests {
  @Test("only properties whose description changed are written; people keep the rest")
  func keepsWhatPeopleDid() {
    var player = Player()
    player.send(.tapSegment(2), to: "choice")
    player.send(.tap, to: "field")
    player.send(.type("abc"), to: "field")
    player.send(.tap, to: "row")
    player.song = "Arabesque"
    #expect(player.interface[SegmentedControl.self, "choice"].selectedSegmentIndex == 2)
    let field = player.interface[TextField.self, "field"]
    #expect(field.text == "abc" && field.isEditing && field.placeholder == "Arabesque")
    #expect(player.interface[Label.self, "songLabel"].text == "Arabesque")
    #expect(player.interface[container: "row"].isSelected)
  }

  @Test("a control inside a text field keeps its state as well")
  func accessories() {
    var player = Player()
    player.interface.update(to: player.describe())
    var tree = player.describe()
    tree["field"] = tree["field"].map {
      var field = $0
      field[as: TextField.self]?.rightViewMode = .always
      return field
    }
    player.interface.update(to: tree)
    _ = player.interface.send(.tap, to: "add")
    player.interface.update(to: tree)
    #expect(player.interface[ContactAddButton.self, "add"].isListOpen)
  }

  @Test("a variable that does not take a value puts the control back")
  func corrections() {
    var player = Player()
    player.volume = 10
    player.send(.increment, to: "volumeStepper")
    #expect(player.volume == 10)
    #expect(player.interface[Stepper.self, "volumeStepper"].value == 10)
  }

  @Test("a wheel that stops where it was leaves its variable, which may stand between two rows")
  func spinsInPlace() {
    var alarm = Alarm()
    alarm.send(.spin(wheel: 1, row: 0), to: "picker")
    #expect(alarm.at == DateTime(iso8601: "2026-01-31T09:06"))
    alarm.send(.spin(wheel: 1, row: 1), to: "picker")
    #expect(alarm.at == DateTime(iso8601: "2026-01-31T09:15"))
  }

  @Test("the tree follows several changes once, when the outermost of them ends")
  func changesTogether() {
    var player = Player()
    Player.$count.withValue(Player.Count()) {
      player.change {
        $0.song = "Arabesque"
        $0.change { $0.isAdvanced = true }
        $0.volume = 7
        $0.update()
        #expect($0.interface[Label.self, "songLabel"].text == "Reverie")
        #expect($0.tree["extra"] == nil && Player.count.value == 0)
      }
      #expect(Player.count.value > 0)
    }
    #expect(player.interface[Label.self, "songLabel"].text == "Arabesque")
    #expect(player.tree["extra"] != nil)
    // Without a change there is nothing to follow.
    Player.$count.withValue(Player.Count()) {
      player.change { _ in }
      #expect(Player.count.value == 0)
    }
  }

  @Test("what is read from controls is up to date, through several controls")
  func reads() {
    var player = Player()
    player.send(.tap, to: "mute")
    #expect(!player.interface[SegmentedControl.self, "choice"].isEnabled)
    #expect(!player.interface[Button.self, "echo"].isEnabled)
  }

  @Test("a control appears and disappears with its condition; an absent one ignores everything")
  func conditions() {
    var player = Player()
    #expect(player.tree["extra"] == nil)
    #expect(player.send(.tap, to: "extra").isEmpty)
    #expect(player.interface[Slider.self, "extra"] == Slider())
    player.isAdvanced = true
    #expect(player.tree["extra"] != nil)
  }

  @Test("ranges that follow from other variables are kept when those change")
  func settles() {
    var player = Player()
    player.level = 99
    #expect(player.level == 10)
    player.limit = 4
    #expect(player.level == 4)
  }

  @Test("several values are set with one description; ranges hold in between")
  func changes() {
    let count = Player.Count()
    Player.$count.withValue(count) {
      var player = Player()
      count.value = 0
      player.change {
        $0.level = 9
        $0.limit = 4
        #expect($0.level == 4 && count.value == 0)
        $0.change { $0.song = "Clair de lune" }
      }
      // A screen that reads controls is described until nothing changes.
      #expect(count.value == 2)
      #expect(player.interface[Label.self, "songLabel"].text == "Clair de lune")
      player.change { _ in }
      #expect(count.value == 2)
    }
  }

  @Test("controls start out as the appearance has them")
  func appearance() {
    let label = Player().interface[Label.self, "songLabel"]
    #expect(label.textColor == .gray && label.font == .footnote && label.text == "Reverie")
  }

  @Test("state is written and read back, clamped")
  func coding() throws {
    var player = Player()
    player.song = "Nocturne"
    let data = try JSONEncoder().encode(player)
    #expect(try JSONDecoder().decode(Player.self, from: data) == player)
    let strange = Data(#"{"volume":99,"unknown":true}"#.utf8)
    let read = try JSONDecoder().decode(Player.self, from: strange)
    #expect(read.volume == 10 && read.interface[Stepper.self, "volumeStepper"].value == 10)
  }

  @Test("components keep values under their own names")
  func values() {
    var interface = Interface()
    #expect(interface.value("a.open", or: false) == false)
    interface.setValue(true, of: "a.open")
    #expect(interface.value("a.open", or: false))
    #expect(interface.value("a.open", or: 7) == 7)
    var other = interface
    #expect(other == interface)
    other.setValue(1, of: "a.open")
    #expect(other != interface)
  }

  @Test("a container that takes no touches lets none through")
  func interaction() {
    var tree = ControlTree(.view, isUserInteractionEnabled: false) {
      ControlTree("button", Button("Go"))
    }
    #expect(tree.send(.tap, to: "button").isEmpty)
  }
}

@Suite struct SenderTests {
  @Test("a reference says the element and the rounds of the loops around it")
  func parts() {
    let sender = Sender("outer[2][0].inner.stepper")
    #expect(sender.name == "outer" && sender.index(0) == 2 && sender.index(1) == 0)
    #expect(sender.index(2) == -1 && sender.index(-1) == -1)
    #expect(sender.inner.name == "inner" && sender.inner.index(0) == -1)
    #expect(sender.inner.inner.name == "stepper" && sender.inner.inner.inner.name == "")
    #expect(sender.inner.reference == "outer[2][0].inner.stepper")
    #expect(Sender("").name == "" && Sender("[x]").index(0) == -1)
  }
}

@Suite struct ChoiceTests {
  private enum Mood: String, Choice {
    case calm
    case wild
    var label: String { rawValue.capitalized }
  }

  @Test("cases are segments and rows")
  func choices() {
    #expect(Mood.wild.index == 1 && Mood(index: 0) == .calm)
    #expect(Mood(index: 2) == nil && Mood(index: -1) == nil)
    var control = SegmentedControl()
    control.offer(Mood.self)
    #expect(control.segments.map(\.title) == ["Calm", "Wild"])
    control.select("Wild")
    #expect(control.selectedTitle == "Wild")
    control.select("Mild")
    #expect(control.selectedTitle == nil)
  }

  @Test("a wheel that no variable chooses stays as people left it")
  func wheels() {
    let former = Picker(wheels: [["a", "b"], ["x", "y"]], selectedRows: [0, 1])
    var picker = Picker()
    picker.show([.init(["a", "b"], selection: "b"), .init(["x", "y"])], former: former)
    #expect(picker.selectedRows == [1, 1])
    #expect(picker.selectedValue(ofWheel: 1) == "y" && picker.selectedValue(ofWheel: 2) == nil)
    picker.show([.init(Mood.wild), .init(nil as Mood?)])
    #expect(picker.selectedRows == [1, 0] && picker.selectedRow(ofWheel: 9) == 0)
  }
}

@Suite struct TextViewTests {
  @Test("a text view takes many lines, while it is edited")
  func editing() {
    var view = TextView()
    #expect(view.send(.type("a")) == [])
    #expect(view.send(.tap) == [.editingDidBegin] && view.send(.tap) == [])
    #expect(
      view.send(.type("a")) == [.editingChanged] && view.send(.pressReturn) == [.editingChanged])
    #expect(view.send(.type("b")) == [.editingChanged] && view.text == "a\nb")
    #expect(view.send(.deleteBackward) == [.editingChanged] && view.text == "a\n")
    #expect(view.send(.dismissKeyboard) == [.editingDidEnd] && view.send(.dismissKeyboard) == [])
  }
}
