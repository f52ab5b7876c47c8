import CtlRuntime
import Testing

/// Views that a button reveals, and contacts that one adds, in the trees of screens.
@Suite struct RevealingTests {
  private let compass = ControlTree(.screen) {
    ControlTree(.content) {
      ControlTree("heading", Label("34 N"))
      ControlTree(
        "more",
        InfoButton {
          $0.reveals = "options"
          $0.transition = .flip
        })
    }
    ControlTree(.view, name: "options") { ControlTree("north", Switch()) }
  }

  @Test("a revealed view is hidden at first; the flip shows the back alone, another tap the front")
  func flips() {
    var interface = Interface()
    for isBack in [false, true, false] {
      interface.update(to: compass)
      #expect(interface[container: "options"].isHidden == !isBack)
      #expect(interface[Label.self, "heading"].isHidden == isBack)
      #expect(!interface[InfoButton.self, "more"].isHidden)
      #expect(interface.send(.tap, to: "north").isEmpty == !isBack)
      _ = interface.send(.tap, to: "more")
    }
  }

  @Test("a contact goes to a field, to lines of text and to a view, and the list closes")
  func contacts() {
    let texts: [ControlTree] = [
      ControlTree("to", TextField()), ControlTree("to", TextView()),
      ControlTree(.view, name: "to", acceptsKeyboardInput: true),
    ]
    for text in texts {
      let screen = ControlTree(.screen) {
        ControlTree(.content) {
          text
          ControlTree("add", ContactAddButton())
        }
      }
      var interface = Interface()
      interface.update(to: screen)
      _ = interface.send(.choose("Nobody"), to: "add")
      for contact in ["Mary", "Ada"] {
        _ = interface.send(.tap, to: "add")
        #expect(interface[ContactAddButton.self, "add"].isListOpen)
        let events = interface.send(.choose(contact), to: "add")
        #expect(events.isEmpty == (text.container != nil))
        #expect(!interface[ContactAddButton.self, "add"].isListOpen)
        interface.update(to: screen)
      }
      let typed =
        text.container == nil
        ? interface.tree["to"]?.value("text").map { "\($0)" } ?? ""
        : interface[container: "to"].text
      #expect(typed.contains("Mary, Ada"))
    }
  }

  @Test("the accessibility frame is where the app has put the control")
  func frames() {
    var interface = Interface()
    interface.update(to: compass)
    let frame = Rect(x: 16, y: 20, width: 22, height: 22)
    interface.place("more", in: frame)
    interface.update(to: compass)
    #expect(interface[InfoButton.self, "more"].accessibilityFrame == frame)
  }
}
