import CtlChecker
import CtlDiagnostics

/// Every code that can be reported, and whether it can be suppressed.
public enum Codes {
  public static let all: [Code] =
    (LanguageCode.all + ControlCode.all + DocumentCode.all + SettingsCode.all + Rule.all.map(\.code))
    .sorted { $0.id < $1.id }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  private static let allowable = Set(
    (Rule.all.map(\.code) + ControlCode.all.filter { $0.severity < .error }).map(\.id))

  public static func named(_ id: String) -> Code? { byID[id] }

  /// All rules, family by family; the codes of the language are left out.
  public static let rules: [Code] = (ControlCode.all + Rule.all.map(\.code)).sorted {
    ($0.family, $0.id) < ($1.family, $1.id)
  }

  /// The rules of the guidelines; the others follow from the layout alone.
  public static let guidelines: [Code] = rules.filter { $0.citation != nil }

  /// Whether it may be allowed, ignored or turned off: guidelines yes; what cannot be compiled, no.
  public static func isAllowable(_ code: Code) -> Bool { allowable.contains(code.id) }

  /// The rules whose fixes make another kind of an element that people use.
  static let thatReplaceKinds: Set<String> = [
    "slider/discrete", "slider/volume", "stepper/fixed-options", "switch/not-binary",
    "text-field/better-control", "text-field/date-entry",
  ]
}
