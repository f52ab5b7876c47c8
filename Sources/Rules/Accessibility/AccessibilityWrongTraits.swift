import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let accessibilityWrongTraits = Rule(about, visits: .elements, having: [.traits]) {
    element in
    guard let written = element.written(.traits, .accessibility), let items = written.items else {
      return
    }
    let traits = items.compactMap { item -> String? in
      if case .member(let name)? = item.value { name } else { nil }
    }
    guard traits.count == items.count, let mistake = element.mistake(in: traits) else { return }
    let item = mistake.trait.flatMap { trait in traits.firstIndex(of: trait) }.map { items[$0] }
    element.report(
      about, at: item?.place ?? .value(written), ["kind": element.kindPhrase], label: mistake.label,
      fixes: [fix(element, written, traits, mistake.trait)])
  }

  /// Without what is wrong; the others stay where they say more than the control says by itself.
  private static func fix(
    _ element: PlacedElement, _ written: Written, _ traits: [String], _ wrong: String?
  ) -> Fix? {
    let kept = traits.filter { $0 != wrong }
    let own = Kind.named(element.kind).defaultTraits
    guard wrong != nil, kept.contains(where: { !own.contains($0) }),
      element.mistake(in: kept) == nil
    else { return element.delete(written, .suggestion) }
    let list = kept.map { ".\($0)" }.joined(separator: ", ")
    return element.replaceValue(written, with: "[\(list)]", .suggestion)
  }
}

extension PlacedElement {
  /// What traits say that the element is not, or do not say that it is.
  fileprivate func mistake(in traits: [String]) -> (trait: String?, label: Phrase)? {
    let kind = Kind.named(kind)
    let own = kind.defaultTraits
    if own.contains("adjustable"), !traits.contains("adjustable") {
      return (nil, Message("`.adjustable` is missing", "缺少 `.adjustable`")())
    }
    if kind.isInteractive, kind.role == .control {
      if traits.contains("notEnabled"), own.contains("userInteractionEnabled"),
        bool(.isEnabled) == true, !isDisabledAround
      {
        return ("notEnabled", Message("it is enabled", "它是可用的")())
      }
      if own.contains("button"), !own.contains("adjustable"), traits.contains("adjustable") {
        return ("adjustable", Message("nothing about it can be adjusted", "它没有可调节的值")())
      }
      guard !traits.contains(where: usable.contains),
        let other = traits.first(where: otherSorts.contains)
      else { return nil }
      return (other, Message("VoiceOver does not say that it can be used", "VoiceOver 不会说它可以操作")())
    }
    // The rules about what takes no touches say the same of the others.
    guard self.is(.imageView), nearest(.row)?.handles(.select) != true,
      let trait = traits.first(where: usable.contains)
    else { return nil }
    return (trait, Message("VoiceOver offers what it cannot do", "VoiceOver 会提示它做不到的操作")())
  }

  private var isDisabledAround: Bool { ancestors.contains { $0.bool(.isEnabled) == false } }
}

/// Traits of what people use.
private let usable = [
  "userInteractionEnabled", "adjustable", "button", "link", "allowsDirectInteraction",
  "searchField", "keyboardKey",
]
/// Traits of what people only hear.
private let otherSorts = ["staticText", "header", "image", "none", "summaryElement"]

private let about = Code(
  "accessibility/wrong-traits", .warning,
  title: Message("the traits do not describe {kind}", "这些特征与{kind}不符"),
  why: Message(
    "VoiceOver takes from its traits what an element is and how it is used. A control has the right "
      + "ones by itself; a list in the file replaces them, so it must still say what the control does.",
    "VoiceOver 根据特征说明元素是什么、如何使用。控件自带正确的特征；文件中写出的特征会取而代之，"
      + "因此必须仍能说明该控件的用途。"),
  citation: Citation([.catalogControls, .catalogSteppers], "Making Controls Accessible (Traits)"),
  bad: .inScreen(
    """
    table {
      row "Copies" {
        stepper { accessibility { traits: [.button] } }
        //                                ^^^^^^^^^
      }
    }
    """,
    """
    action save()
    content {
      button "Save" {
        on touchUpInside -> save()
        accessibility { traits: [.button, .adjustable] }
        //                                ^^^^^^^^^^^
      }
    }
    """,
    """
    table {
      row "Bells" {
        switch { accessibility { traits: [.header, .staticText] } }
        //                                ^^^^^^^
      }
    }
    """,
    """
    action sign()
    content {
      button "Sign" {
        accessibility { traits: [.button, .notEnabled] }
        //                                ^^^^^^^^^^^
        on touchUpInside -> sign()
      }
    }
    """,
    """
    content {
      imageView { image: "kitchen"; accessibility { label: "Kitchen"; traits: [.button] } }
      //                                                                       ^^^^^^^
    }
    """),
  good: .inScreen(
    """
    action play()
    var isReady: Bool = false
    table {
      row "Speed" { slider { accessibility { traits: [.adjustable, .updatesFrequently] } } }
      row "Bells" { switch { accessibility { traits: [.updatesFrequently] } } }
      row {
        button "Play" {
          isEnabled: isReady
          accessibility { traits: [.keyboardKey, .selected] }
          on touchUpInside -> play()
        }
      }
      row { imageView { image: "kitchen"; accessibility { label: "Kitchen"; traits: [.image] } } }
      row { label "Rooms" { accessibility { traits: [.header] } } }
      row { textView { text: "Terms"; accessibility { label: "Terms"; traits: [.staticText] } } }
    }
    """), fix: .suggestion)
