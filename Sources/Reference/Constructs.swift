extension Construct {
  public static let all: [Construct] = [
    Construct(
      "Imports", ["import"],
      "The path is relative to the file. A file sees what it imports itself, not the imports of "
        + "those files. A cycle, a missing file and a path out of the project are errors.",
      files: [
        File(
          path: "Theme.ctl",
          text: """
            let accent: Color = #FF9500
            """),
        File(
          path: "Lamp.ctl",
          text: """
            import "Theme.ctl"

            screen Lamp "Lamp" {
              tintColor: accent
              content { label "On" }
            }
            """),
      ]),
    Construct(
      "Screens", ["screen"],
      "Properties of the screen, then its variables, constants, actions and tasks, then its "
        + "elements. The generated Swift has a type for each screen.",
      #"""
      /// What there is to hear.
      screen Radio "Radio" {
        device: .iPhone
        var station: String = "News"
        action play(station: String)

        content { label "\(station)" }
        toolbar {
          button "Play" { on touchUpInside -> play(station: station) }
        }
      }
      """#),
    Construct(
      "Components", ["component", "binding"],
      "Used like a kind, with its parameters as properties. A `binding` parameter takes a variable "
        + "with `<->`; one with a default may be left out. A component may not use itself.",
      #"""
      component Amount(title: String, count: binding Int, limit: Int = 10) {
        label caption "\(title): \(count)"
        stepper {
          value <-> count
          maximumValue: limit
          describedBy: caption
          valueLabel: caption
        }
      }

      screen Order "Order" {
        var cups: Int in 0...5 = 1
        var cakes: Int in 0...9 = 0

        table {
          row {
            Amount {
              title: "Cups"
              count <-> cups
              limit: 5
            }
          }
          row {
            Amount {
              title: "Cakes"
              count <-> cakes
            }
          }
        }
      }
      """#),
    Construct(
      "Enums", ["enum"],
      "People read the label of a case; without one they see its name. An enum that is bound to "
        + "a segmented control, a picker or a wheel gives it its choices.",
      #"""
      enum Size {
        small "Small"
        large "Large"
      }

      screen Shirt "Shirt" {
        var size: Size = .small

        content {
          segmentedControl {
            selection <-> size
            accessibility { label: "Size" }
          }
        }
      }
      """#),
    Construct(
      "Appearances", ["appearance"],
      "Applies to every element of the kind: in its screen, or in its file and the files that "
        + "import that file directly. An element wins over its screen, a screen over its file, "
        + "a file over its imports, and a later import over an earlier one. If an element and "
        + "an appearance set different control states, both apply.",
      #"""
      appearance label { textColor: #222222 }

      screen Letter "Letter" {
        content {
          label "Dear Ann"
          label "Yours, Ben" { textColor: #444444 }
        }
      }
      """#),
    Construct(
      "Variables and constants", ["var", "let", "in"],
      "A variable belongs to a screen or a component. It stays in its range at every change, "
        + "and a slider or a stepper that is bound to it has the same range. `T?` may be `nil`, "
        + "`[T]` is a list. Types may be left out where the value shows them. A `let` may also "
        + "be at the top of a file.",
      #"""
      let brand = "Teas of the World"

      screen Tea "Tea" {
        var minutes: Int in 1...10 = 3
        var note: String? = nil
        let kinds = ["Green", "Black"]

        content {
          label "\(brand): \(kinds.count) kinds, \(minutes) minutes"
          label "\(note ?? "No note")"
        }
      }
      """#),
    Construct(
      "Actions and tasks", ["action", "task"],
      "The app carries out an action: the generated Swift has a protocol with a method for "
        + "each. A task is work of the app; while it runs, the indicators that name it are "
        + "visible. Its `duration` is `.known`, `.unknown` or a time.",
      #"""
      screen Inbox "Inbox" {
        task loading(kind: .network, duration: 5s)
        action write(to: String)

        statusBar { networkActivityIndicator { while: loading } }
        toolbar {
          button "Write to Ann" { on touchUpInside -> write(to: "Ann") }
        }
      }
      """#),
    Construct(
      "Elements", [],
      "A kind, then a name if others refer to it, then its text, then its members; only the "
        + "kind is required. The tables above name the property that the text of each kind "
        + "sets. An element may be a value where a view is expected.",
      #"""
      screen Find "Find" {
        var text: String = ""
        action showBookmarks()

        content {
          label heading "What are you looking for?"
          textField query {
            text <-> text
            placeholder: "Name"
            describedBy: heading
            rightView: button {
              image: "bookmark"
              accessibility { label: "Bookmarks" }
              on touchUpInside -> showBookmarks()
            }
          }
        }
      }
      """#),
    Construct(
      "Properties", [],
      "`name: expression` follows everything that the expression reads, also the properties of "
        + "other elements; a cycle is an error. `name(state): expression` is for a state.",
      #"""
      screen Flight "Flight" {
        action call()

        table {
          row "Airplane Mode" { switch airplane }
          row {
            button "Call" {
              isEnabled: !airplane.isOn
              title(disabled): "Cannot Call"
              on touchUpInside -> call()
            }
          }
        }
      }
      """#),
    Construct(
      "Expressions", [],
      "Arithmetic, comparison and choice over constants, variables and the properties of named "
        + "elements; [the tables below](#values) have the types, operators and functions.",
      #"""
      screen Cups "Cups" {
        let sizes: [Double] = [0.2, 0.3, 0.5]
        var size: Int in 0...2 = 0
        var cups: Double in 1...9 = 2

        content {
          label "\(sizes[size] * cups) liters"
          label "\(round((sizes[size] + 0.1) * 10)) deciliters with milk"
          label "\(cups > 1 ? "Cups" : "Cup")"
        }
      }
      """#),
    Construct(
      "Bindings", [],
      "`name <-> variable` goes both ways: the element shows the variable and sets it. The "
        + "tables above mark the properties that can be bound.",
      #"""
      screen Name "Name" {
        var name: String = "Ann"

        content {
          textField {
            text <-> name
            placeholder: "Your Name"
          }
          label "Hello, \(name)!"
        }
      }
      """#),
    Construct(
      "Handlers", ["on"],
      "Arguments must fit the action, and are read when the event comes. Values of an event are "
        + "named in parentheses, in their order.",
      #"""
      screen Trip "Trip" {
        action choose(wheel: Int, row: Int)

        content {
          picker {
            wheel { values: ["Basel", "Bern"] }
            accessibility { label: "City" }
            on select(wheel, row) -> choose(wheel: wheel, row: row)
          }
        }
      }
      """#),
    Construct(
      "Conditions", ["if", "else"],
      "Around elements, wherever elements are allowed. Both branches are checked, whatever the "
        + "condition. Inside an expression, `a ? b : c` chooses.",
      #"""
      screen Basket "Basket" {
        var items: Int = 2

        content {
          if items == 0 {
            label "Your basket is empty."
          } else if items == 1 {
            label "One item."
          } else {
            label "\(items) items."
          }
        }
      }
      """#),
    Construct(
      "Loops", ["for"], "The elements inside exist once for each item of a list.",
      #"""
      screen Cities "Cities" {
        action show(city: String)

        table {
          for city in ["Basel", "Bern", "Chur"] {
            row "\(city)" { on select -> show(city: city) }
          }
        }
      }
      """#),
    Construct(
      "Layout", ["layout", "pin", "align"],
      "Constraints between the elements of the block around it, in points. An equation relates "
        + "two anchors, `a.trailing == b.leading * 2 + 8`; [the table above](#constraints) has "
        + "the named constraints. They are solved while checking, and conflicts are reported.",
      #"""
      screen Sign "Sign" {
        content {
          label left "Left"
          label right "Right"
          layout {
            pin leadingSpaceToSuperview(left) == 16
            pin horizontalSpacing(left, right) == 8
            align baselines(left, right)
            left.top == superview.top + 20
            left.width >= 60 @ 750
          }
        }
      }
      """#),
    Construct(
      "What assistive technology says", ["accessibility"],
      "Only for what the element does not say by itself. Its own text is already its name, and "
        + "so is the title of a row with one control.",
      #"""
      screen Player "Player" {
        action play()

        content {
          button {
            image: "play"
            accessibility {
              label: "Play"
              hint: "Starts the song heard last"
              traits: [.button, .startsMediaSession]
            }
            on touchUpInside -> play()
          }
        }
      }
      """#),
    Construct(
      "Findings that are allowed", ["@allow"],
      "Before a declaration or an element: the rule reports nothing there or inside. A code "
        + "that does not exist, one that suppresses nothing, and a missing reason are reported.",
      #"""
      screen Shop "Shop" {
        action buy()

        toolbar {
          @allow(button/title-not-verb, because: "It is what our customers say.")
          button "The Usual" { on touchUpInside -> buy() }
        }
      }
      """#),
    Construct(
      "Comments", [],
      "`//` to the end of the line, `/* … */` over lines and nested. `///` before a declaration is "
        + "documentation: hovers, the tree and the generated Swift have it.",
      #"""
      /// A note to oneself.
      screen Note "Note" {
        /* One label is enough
           /* for now */ . */
        content { label "Buy tea" }  // green
      }
      """#),
    Construct(
      "Lines and names", [],
      "A member ends with its line or at a `;`. Inside `( )` and `[ ]` lines break freely, and a line "
        + "that begins with an operator goes on with the one before. Kinds, properties and events are "
        + "no keywords, and a keyword is a name where no member begins; back-quotes make a name of it "
        + "anywhere.",
      #"""
      screen Names "Names" {
        var `for`: String = "Ann"; var from: String = "Ben"

        content {
          label "To \(`for`)"; label "From \(from)"
          label "Both" {
            isHidden: `for`.isEmpty
              || from.isEmpty
          }
        }
      }
      """#),
  ]
}
