import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let contactAddButtonOtherView = Rule(
    about, visits: .kinds([.contactAddButton]), having: [.addsTo]
  ) { button in
    guard let target = button.written(.addsTo), let symbol = target.symbol,
      symbol.kind == .element, let field = button.control(of: symbol)
    else { return }
    let isUnseen =
      field.isApart(from: button) || button.isApart(from: field)
      || button.isAlternative(to: field)
    let isPart = button.stands(inAnotherThan: field)
    let isOutside = button.isInOtherViews(than: field)
    guard isUnseen || isPart || isOutside || button.isInAnotherView(than: field) else { return }
    button.report(
      about, at: .value(target),
      label: isUnseen
        ? Message("is not seen beside the button", "与按钮不在同一视图中")()
        : isPart
          ? Message("the button is a part of another field", "按钮属于另一个文本框")()
          : isOutside
            ? Message("is outside of the view around the button", "不在按钮所在的视图中")()
            : Message("the view around the button has another field", "按钮所在的视图另有文本框")(),
      related: [
        Finding.Related(field.location(.kind), Message("declared here", "在此处声明")())
      ])
  }
}

extension PlacedElement {
  /// Whether it adds to a text element that is in none of the views around it.
  var addsOutside: Bool {
    guard let symbol = written(.addsTo)?.symbol, symbol.kind == .element,
      let field = control(of: symbol), field.takesTyping
    else { return false }
    return isInOtherViews(than: field)
  }

  fileprivate func isInOtherViews(than field: PlacedElement) -> Bool {
    let views = ancestors.filter { $0.is(.view) || $0.is(.annotation) }
    return !views.isEmpty
      && views.allSatisfy { $0.index != field.index && !$0.inside.contains(field.index) }
  }

  /// Whether it is at the side of a text field, and that is another one.
  fileprivate func stands(inAnotherThan field: PlacedElement) -> Bool {
    nearest(.textField).map { $0.index != field.index } ?? false
  }

  /// Whether the view around it takes typing, and that element is outside of the view.
  fileprivate func isInAnotherView(than field: PlacedElement) -> Bool {
    guard let view = nearest(.view, .annotation), view.index != field.index else { return false }
    return view.holdsTyping && !view.inside.contains(field.index)
  }
}

private let about = Code(
  "contact-add-button/other-view", .warning,
  title: Message(
    "the contact is added to the view that contains the button", "联系人会添加到按钮所在的视图中"),
  why: Message(
    "People choose a contact and look for it where they tapped. In a view that they do not see, it "
      + "seems to be lost.",
    "用户选好联系人后，会在刚才轻击的地方寻找。如果添加到看不到的视图中，就像丢失了一样。"),
  citation: .guidelines("Contact Add Button > Appearance and Behavior"),
  bad: [
    """
    screen Club {
      var member: String = ""
      tabBar {
        tab "Find" {
          image: "magnifier"
          content {
            textField "Team"
            contactAddButton { addsTo: memberField; accessibility { label: "Add a Member" } }
            //                         ^^^^^^^^^^^
          }
        }
        tab "Members" {
          image: "person"
          content { textField memberField { text <-> member; placeholder: "Ada" } }
        }
      }
    }
    """,
    """
    screen Guests {
      var isFull: Bool = false
      var guest: String = ""
      content {
        if isFull {
          label "The list is full."
          contactAddButton { addsTo: guestField; accessibility { label: "Add Guest" } }
          //                         ^^^^^^^^^^
        } else {
          textField guestField { text <-> guest; placeholder: "Ada" }
        }
      }
    }
    """,
    """
    screen Mail {
      content {
        textField toField "Ada"
        textField "Grace" {
          rightViewMode: .always
          rightView: contactAddButton { addsTo: toField; accessibility { label: "Add a Copy" } }
          //                                    ^^^^^^^
        }
      }
    }
    """,
    """
    screen Mail {
      content {
        view to { textField toField "Ada" }
        view copies {
          textField "Grace"
          contactAddButton { addsTo: toField; accessibility { label: "Add a Copy" } }
          //                         ^^^^^^^
        }
      }
    }
    """,
  ],
  good: [
    """
    screen Mail {
      content {
        view recipients {
          stack { textField toField "Ada" }
          contactAddButton { addsTo: toField; accessibility { label: "Add a Recipient" } }
        }
      }
    }
    """,
    """
    screen Club {
      var member: String = ""
      content {
        textField memberField { text <-> member; placeholder: "Ada" }
        contactAddButton { addsTo: memberField; accessibility { label: "Add a Member" } }
      }
    }
    """,
  ])
