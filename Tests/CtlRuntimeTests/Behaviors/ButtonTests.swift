import CtlRuntime
import Testing

@Suite struct ButtonTests {
  @Test("button.B1 a tap sends touchUpInside and so runs its action")
  func tap() {
    var button = Button("Save")
    button.targets.addTarget(action: "save", for: .touchUpInside)
    let events = button.tap()
    #expect(events == [.touchDown, .touchUpInside])
    #expect(button.targets.messages(for: events, from: "save").map(\.action) == ["save"])
    #expect(
      button.touch(.down) + button.touch(.move(inside: false)) + button.touch(.up)
        == [.touchDown, .touchDragExit, .touchDragOutside, .touchUpOutside])
  }

  @Test("button.B2 has no border and no background by default")
  func isPlain() {
    var button = Button("Save")
    #expect(!button.drawsBorder && button.currentBackgroundImage == nil)
    button.border = true
    button.backgroundImage = "bezel"
    #expect(!button.drawsBorder && button.currentBackgroundImage == nil)
    button.type = .custom
    #expect(button.drawsBorder && button.currentBackgroundImage == "bezel")
  }

  @Test("button.B3 its content takes its tint, else the color of its parent")
  func contentColor() {
    var button = Button("Save")
    #expect(button.contentColor(inherited: Color(0xFF9500)) == Color(0xFF9500))
    button.tintColor = .black
    #expect(button.contentColor(inherited: Color(0xFF9500)) == .black)
  }

  @Test("button.B4 while touched it is highlighted, with its highlighted title and image")
  func highlight() {
    var button = Button("Save")
    button.title[.highlighted] = "Saving"
    button.image = [.normal: "disk", .highlighted: "disk.fill"]
    // More than once: the tap before leaves the button selected as well.
    for _ in 1...2 {
      _ = button.touch(.down)
      #expect(button.isHighlighted)
      #expect(button.currentTitle == "Saving" && button.currentImage == "disk.fill")
      _ = button.touch(.move(inside: false))
      #expect(!button.isHighlighted && button.currentTitle == "Save")
      _ = button.touch(.move(inside: true))
      #expect(button.isHighlighted)
      _ = button.touch(.up)
      #expect(!button.isHighlighted && button.currentImage == "disk")
    }
    // Without a highlight only its color stays.
    button.showsHighlight = false
    _ = button.touch(.down)
    #expect(button.currentTitle == "Saving" && !button.displayedState.contains(.highlighted))
  }

  @Test("button.B5 too long a title is truncated")
  func truncation() {
    let button = Button("Print All the Pages")
    #expect(button.displayedTitle(columns: 19) == "Print All the Pages")
    #expect(button.displayedTitle(columns: 9) == "Prin…ages")
    #expect(button.displayedTitle(columns: 1) == "…")
    #expect(button.displayedTitle(columns: -3) == "")
    for columns in 0...20 {
      #expect(button.displayedTitle(columns: columns).displayColumns <= columns)
      #expect("打印所有页面吧".truncated(toColumns: columns).displayColumns <= columns)
    }
    #expect("打印页面".truncated(toColumns: 5) == "打…面")
  }

  @Test("button.B6 a missing per-state value falls back to the normal one")
  func fallback() {
    var button = Button("Save")
    button.isEnabled = false
    #expect(button.currentTitle == "Save" && button.currentImage == nil)
    button.title[.disabled] = "Saved"
    #expect(button.currentTitle == "Saved")
    button.title[.disabled] = nil
    #expect(button.currentTitle == "Save")
  }
}

@Suite struct RoundedRectangleButtonTests {
  @Test("roundedRectangleButton.B1 behaves and is drawn exactly as a system button")
  func isASystemButton() {
    var old = RoundedRectangleButton("Save")
    var new = Button("Save")
    #expect(old.type == .system && Button.Style.roundedRect == .system)
    for interaction in interactions {
      #expect(old.send(interaction) == new.send(interaction))
      #expect(old.button == new)
    }
    old.title[.highlighted] = "Saving"
    #expect(old.displayedTitle(columns: 2) == new.displayedTitle(columns: 2))
    #expect(old.facts.events == new.facts.events)
  }
}

extension Control {
  var facts: ControlFacts { Self.facts }
}

@Suite struct ContactAddButtonTests {
  @Test("contactAddButton.B1 a tap opens the list of contacts")
  func opens() {
    var button = ContactAddButton()
    #expect(!button.isListOpen)
    #expect(button.tap() == [.touchDown, .touchUpInside])
    #expect(button.isListOpen && button.reveals == .contacts)
  }

  @Test("contactAddButton.B2 a chosen contact goes to the text and the list goes away")
  func chooses() {
    var button = ContactAddButton()
    var recipients = TextField()
    _ = button.tap()
    #expect(button.choose("Ann", into: &recipients) == [.editingChanged])
    #expect(recipients.text == "Ann" && !button.isListOpen)
    #expect(button.choose("Bob", into: &recipients) == [] && recipients.text == "Ann")
    _ = button.tap()
    _ = button.choose("Bob", into: &recipients)
    #expect(recipients.text == "Ann, Bob")
    var text = ""
    _ = button.tap()
    button.choose("Eve", into: &text)
    #expect(text == "Eve" && !button.isListOpen)
  }

  @Test("a contact goes to the field that the button stands in, names, or stands beside")
  func choosesInATree() {
    var tree = ControlTree(.table) {
      ControlTree(.row) {
        ControlTree(
          "to",
          TextField {
            $0.rightView = .element(ControlTree("inside", ContactAddButton()))
            $0.rightViewMode = .always
          })
      }
      ControlTree(.row) {
        ControlTree("copy", TextField())
        ControlTree("beside", ContactAddButton())
        ControlTree("naming", ContactAddButton { $0.addsTo = "to" })
      }
    }
    for (button, field, text) in [
      ("inside", "to", "A"), ("beside", "copy", "A"), ("naming", "to", "A, A"),
    ] as [(Reference, Reference, String)] {
      #expect(tree.send(.choose("A"), to: button) == [])
      #expect(tree.send(.tap, to: button).map(\.event) == [.touchDown, .touchUpInside])
      #expect(
        tree.send(.choose("A"), to: button) == [.init(sender: field, event: .editingChanged)])
      #expect(tree[field]?[as: TextField.self]?.text == text)
      #expect(tree[button]?[as: ContactAddButton.self]?.isListOpen == false)
    }
    var field = tree["to"]?[as: TextField.self] ?? TextField()
    field.rightViewMode = .never
    tree["to"] = AnyControl(field)
    #expect(tree.send(.tap, to: "inside") == [])
  }

  @Test("contactAddButton.B3 dismissing without a choice adds nothing")
  func dismisses() {
    var button = ContactAddButton()
    var recipients = TextField("Ann")
    _ = button.tap()
    #expect(button.send(.dismiss) == [] && !button.isListOpen)
    #expect(button.choose("Bob", into: &recipients) == [] && recipients.text == "Ann")
  }

  @Test("contactAddButton.B4 no keyboard is needed")
  func needsNoKeyboard() {
    var button = ContactAddButton()
    var recipients = TextField()
    _ = button.tap()
    _ = button.choose("Ann", into: &recipients)
    #expect(!recipients.isEditing && recipients.text == "Ann")
  }
}

@Suite struct DetailDisclosureButtonTests {
  var table = ControlTree(.table) {
    ControlTree(.row, "Annapurna", name: "peak") {
      ControlTree("more", DetailDisclosureButton { $0.reveals = "peakDetails" })
    }
  }

  @Test("detailDisclosureButton.B1 a tap opens a separate view about the item")
  mutating func opens() {
    #expect(table.send(.tap, to: "more").map(\.event) == [.touchDown, .touchUpInside])
    let button = table["more"]?[as: DetailDisclosureButton.self]
    #expect(button?.isRevealing == true && button?.reveals == "peakDetails")
    #expect(table.path("peak")?.isSelected == false)
    _ = table.send(.dismiss, to: "more")
    #expect(table["more"]?[as: DetailDisclosureButton.self]?.isRevealing == false)
  }

  @Test("detailDisclosureButton.B2 a tap elsewhere in the row selects the row only")
  mutating func rowTap() {
    let events = table.send(.tap, to: "peak")
    #expect(events == [.init(sender: "peak", event: .selectRow)])
    #expect(events.first?.event.name == .select)
    #expect(table.path("peak")?.isSelected == true)
    #expect(table["more"]?[as: DetailDisclosureButton.self]?.isRevealing == false)
  }

  @Test("a row that is not enabled keeps back its own tap and its actions, not the controls in it")
  func disabledRow() {
    var table = ControlTree(.table) {
      ControlTree(.row, "Send", name: "send", isEnabled: false) {
        ControlTree("shares", Switch())
        ControlTree("skip", SwipeAction("Skip"))
      }
    }
    #expect(table.send(.tap, to: "send").isEmpty && table.send(.tap, to: "skip").isEmpty)
    #expect(table.path("send")?.isSelected == false)
    #expect(!table.send(.tap, to: "shares").isEmpty)
  }
}

extension ControlTree {
  /// The child container of a name.
  func path(_ name: Reference) -> Container? { children.first { $0.name == name }?.container }
}

@Suite struct InfoButtonTests {
  @Test("infoButton.B1 a tap shows the configuration, possibly on the back of the view")
  func reveals() {
    var button = InfoButton {
      $0.reveals = "options"
      $0.transition = .flip
    }
    #expect(button.revealsKind == .configuration && button.style == .dark)
    #expect(button.tap() == [.touchDown, .touchUpInside])
    #expect(button.isRevealing && button.isFlipped)
    button.transition = .push
    #expect(!button.isFlipped)
    button.dismiss()
    #expect(!button.isRevealing)
  }

  @Test("a button without a view shows none: it opens a screen, or tells the app")
  func opensScreen() {
    var button = InfoButton()
    #expect(button.tap() == [.touchDown, .touchUpInside] && !button.isRevealing)
  }
}
