import CtlCatalogue
import CtlChecker
import CtlDiagnostics

// The names of controls in documents of a design tool, where code may add what is missing.

extension PlacedElement {
  /// Reports a control of a document that has no name for VoiceOver.
  func reportUnnamedInDesign(_ code: Code) {
    guard let (severity, reason) = unnamedInDesign else { return }
    // A view that is an element speaks for everything in it.
    let isCovered = ancestors.contains { $0.designFacts?.attribute("isElement") != nil }
    // Nothing shows a hidden one but code, and an empty one that nothing names does nothing.
    let isUnseen = bool(.isHidden) == true && !isAssigned(["isHidden", "hidden"]) || isInert
    let isDoubtful = isCovered || isUnseen || bool(.isUserInteractionEnabled) == false
    let limit = isDoubtful ? .advice : severity
    report(code, at: .kind, label: reason, fixes: [namingInDesign], atMost: limit)
  }

  /// Whether it is a button that shows nothing, does nothing and is named by no code.
  private var isInert: Bool {
    (kind == .button || kind == .roundedRectangleButton) && handlers.isEmpty
      && !isWritten(.image) && !isWritten(.backgroundImage)
      && designFacts?.outlets.isEmpty != false && designFacts?.ownClass == nil
  }

  /// How sure it is that it has no name, with what VoiceOver reads; nil when it has one.
  private var unnamedInDesign: (Severity, Phrase)? {
    let facts = designFacts
    if facts?.isNoElement == true { return nil }
    if let label = written(.label, .accessibility), !label.isBlank { return nil }
    guard let type = AccessibleNames.reading(of: kind) else { return nil }
    let reading = AccessibleNames.readsOnly(type)
    switch kind {
    case .segmentedControl:
      // Its segments may have titles, and then only the choice has no name.
      let hasTitles = children.contains { $0.written(.title)?.isBlank == false }
      guard hasTitles else { return (.warning, reading) }
      let titles = Message("its segments have titles, but not the choice", "分段有标题，但整个控件没有")
      return (.advice, titles())
    case .picker, .datePicker: return (.advice, reading)
    case .button, .roundedRectangleButton:
      if allWritten(.title).contains(where: { !$0.isBlank }) { return nil }
      guard case .image(let image)? = written(.image)?.value else { return (.warning, reading) }
      let name = AccessibleNames.readsOnly(
        AccessibleNames.reading(of: kind, image: image.name) ?? type)
      // The system has names for many of its own symbols.
      return (facts?.attribute("catalog") == nil ? .warning : .advice, name)
    default:
      if allWritten(.placeholder).contains(where: { !$0.isBlank }) { return nil }
      if allWritten(.title).contains(where: { !$0.isBlank }) { return nil }
      if facts?.attribute("title") != nil { return nil }
      return (facts?.isInNamedRow == true ? .advice : .warning, reading)
    }
  }

  /// The name that stands beside it, else that of its outlet.
  private var namingInDesign: Fix? {
    // A label beside a button speaks of something else.
    let isButton = kind == .button || kind == .roundedRectangleButton
    let names = isButton ? [designerName, outletName] : [besideName, designerName, outletName]
    guard let name = names.compactMap({ $0 }).first(where: isGoodName) else { return nil }
    return fix(
      Message("name it “{name}”", "将其命名为“{name}”")(["name": .text(name)]), .suggestion,
      [.addAccessibility("label: \(Value.quoted(name))", to: element.origin)])
  }

  /// The text of the label beside it, without what ends it: “Volume” of “Volume:”.
  private var besideName: String? {
    guard let label = designFacts?.label.map({ program.element($0) }),
      let entry = program.properties[label.properties].first(where: { $0.name == .text }),
      case .string(let text)? = program.constant(entry.expression)
    else { return nil }
    let line = text.split(separator: "\n").first ?? ""
    let name = String(String(line)[...].trimmed.prefix { $0 != ":" && $0 != "：" })
    return name.contains("(") && !name.contains(")") ? name + ")" : name
  }

  /// `closeButton` is “Close”.
  private var outletName: String? {
    designFacts?.outlets.first.flatMap(Self.name)
  }

  /// What the designer calls it in the document: “Button - Stop” is “Stop”.
  private var designerName: String? {
    designFacts?.attribute("userLabel").flatMap { Self.name($0.value) }
  }

  /// The words of a name in code, without those of its kind.
  private static func name(_ text: String) -> String? {
    var words: [String] = []
    var word = ""
    for character in text where character.isASCII {
      if character.isUppercase || !character.isLetter {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    words.removeAll { KindWords.inCode.contains($0) || $0.count < 2 }
    guard let first = words.first else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst())
      .joined(separator: " ")
  }
}
