import CtlRuntime
import Testing

/// A screen with a tab bar, as the generator would write it.
private struct Bank: ScreenModel {
  /// There is no third place.
  var shown = 0 {
    didSet {
      shown = clamp(shown, to: 0...1)
      if shown != oldValue { update() }
    }
  }
  var badge = "" { didSet { if badge != oldValue { update() } } }
  var isOn = false { didSet { if isOn != oldValue { update() } } }
  var interface = Interface()

  init() { update() }

  static var allFields: [Field<Self>] { [Field("shown", \.shown)] }

  func describe() -> ControlTree {
    ControlTree(.screen) {
      ControlTree(.tabBar, name: "tabs", selectedIndex: shown) {
        ControlTree(.tab, "Accounts", name: "accounts") { ControlTree("first", Switch()) }
        ControlTree(.tab, "Messages", name: "messages", badgeValue: badge) {
          ControlTree("second", Switch())
        }
        ControlTree(.tab, "More", name: "more")
      }
    }
  }

  mutating func take(from sender: Sender) {
    guard sender.name == "tabs", let index = interface.take(\.selectedIndex, from: sender) else {
      return
    }
    shown = index
  }

  func tab(_ name: Reference) -> ControlTree.Container { interface[container: name] }
}

@Suite struct TabTests {
  @Test func aTapOnATabShowsItsContents() {
    var bank = Bank()
    #expect(bank.tab("accounts").isSelected && !bank.tab("messages").isSelected)
    #expect(bank.send(.tap, to: "second").isEmpty, "it is not shown")
    #expect(
      bank.send(.tap, to: "messages") == [.init(sender: "tabs", event: .valueChanged)])
    #expect(bank.shown == 1 && bank.tab("messages").isSelected && !bank.tab("accounts").isSelected)
    #expect(bank.send(.tap, to: "first").isEmpty)
    #expect(!bank.send(.tap, to: "second").isEmpty)
    #expect(bank.send(.tap, to: "messages").isEmpty, "it is shown already")
  }

  @Test func aVariableThatDoesNotTakeATabCorrectsTheBar() {
    var bank = Bank()
    bank.send(.tap, to: "more")
    #expect(bank.shown == 1 && bank.tab("tabs").selectedIndex == 1)
    #expect(bank.tab("messages").isSelected && !bank.tab("more").isSelected)
    bank.send(.tap, to: "more")
    #expect(bank.tab("tabs").selectedIndex == 1 && !bank.tab("more").isSelected)
  }

  @Test func theContentsKeepWhatPeopleDid() {
    var bank = Bank()
    bank.send(.tap, to: "first")
    bank.shown = 1
    #expect(bank.tab("messages").isSelected)
    bank.badge = "2"
    #expect(bank.tab("messages").isSelected && bank.tab("messages").badgeValue == "2")
    bank.shown = 0
    #expect(bank.interface[Switch.self, "first"].isOn)
  }

  @Test func anotherNumberIsTheNearestTab() {
    for (index, expected) in [(-3, [true, false]), (9, [false, true])] {
      let bar = ControlTree(.tabBar, selectedIndex: index) {
        ControlTree(.tab, "A")
        ControlTree(.tab, "B")
      }
      #expect(bar.children.map { $0.container?.isSelected } == expected)
    }
  }
}
