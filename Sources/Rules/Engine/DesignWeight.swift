import CtlChecker
import CtlDiagnostics

/// How far a rule can judge a screen whose code stands elsewhere: a document of Interface Builder.
/// An outlet means that code may set the element, a class of the app that it may behave otherwise.
public enum DesignWeight: Sendable {
  /// Only the document decides it.
  case certain
  /// Code may set it, by one of these properties: an outlet or a class of its own makes it advice,
  /// and sources that do set it make it nothing.
  case settable([String])
  /// A class of the app may make it right: then it is advice.
  case behavior
  /// A matter of words, which code often replaces: at most advice, and nothing with an outlet.
  case wording
}

extension PlacedElement {
  /// What the document says of it beside its properties; nil in a file of Ctl.
  var designFacts: DesignFacts? { program.design?.facts[instance.element] }

  /// Whether sources beside the document set one of these properties of it.
  func isAssigned(_ properties: [String]) -> Bool {
    guard let assigned = designFacts?.assigned else { return false }
    return properties.contains(where: assigned.contains)
  }

  /// Whether the code of the screen stands elsewhere.
  var isInDesign: Bool { program.design != nil }

  /// The greatest severity of a finding here; nil when code surely sets it.
  func designSeverity(of code: Code) -> Severity? {
    guard program.design != nil, let weight = Rule.weights[code] else { return .error }
    let facts = designFacts
    let hasOutlet = facts?.outlets.isEmpty == false
    let hasOwnClass = facts?.ownClass != nil || facts?.isExtended == true
    switch weight {
    case .certain: return .error
    case .behavior: return hasOwnClass ? .advice : .error
    case .wording: return hasOutlet || hasOwnClass ? nil : .advice
    case .settable(let properties):
      if hasOwnClass { return .advice }
      guard hasOutlet else { return .error }
      // Sources beside the document say whether code sets it.
      guard facts?.assigned != nil else { return .advice }
      return isAssigned(properties) ? nil : .error
    }
  }
}

extension Rule {
  /// The weights of the rules that judge such screens.
  static let weights: [Code: DesignWeight] = Dictionary(
    uniqueKeysWithValues: all.compactMap { rule in rule.weight.map { (rule.code, $0) } })
}
