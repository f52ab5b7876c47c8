import CtlChecker
import CtlDiagnostics
import CtlText

/// `@allow(code, because: "…")`: suppresses findings, and is reported when it suppresses none.
enum Allowances {
  static func apply(
    _ program: Program, _ settings: Settings, _ findings: [Finding], _ origins: [Location?]
  ) -> [Finding] {
    guard !program.allowances.isEmpty else { return findings }
    var isUsed = [Bool](repeating: false, count: program.allowances.count)
    var byCode: [String: [Int]] = [:]
    for (index, allowance) in program.allowances.enumerated() {
      byCode[allowance.code, default: []].append(index)
    }
    var result: [Finding] = []
    for (finding, origin) in zip(findings, origins) {
      var isAllowed = false
      if Codes.isAllowable(finding.code), let candidates = byCode[finding.code.id] {
        for index in candidates {
          let covers = program.allowances[index].covers
          let places = [finding.location, origin ?? finding.location]
          let isInside = places.contains { place in
            place.file == program.file && covers.lowerBound <= place.range.lowerBound
              && place.range.upperBound <= covers.upperBound
          }
          if isInside {
            isAllowed = true
            isUsed[index] = true
          }
        }
      }
      if !isAllowed { result.append(finding) }
    }
    for (index, allowance) in program.allowances.enumerated() where !isUsed[index] {
      if let finding = unused(allowance, program, settings) { result.append(finding) }
    }
    return result
  }

  private static func unused(
    _ allowance: Allowance, _ program: Program, _ settings: Settings
  ) -> Finding? {
    guard let code = Codes.named(allowance.code) else {
      var fixes: [Fix] = []
      var label: Phrase?
      if let near = nearestName(to: allowance.code, among: Codes.all.map(\.id)) {
        label = Message("did you mean `{name}`?", "是否想写“{name}”？")(["name": .text(near)])
        fixes = [
          Fix(
            Message("change it to `{name}`", "改为“{name}”")(["name": .text(near)]), .suggestion,
            [Edit(allowance.codeLocation, near)])
        ]
      }
      return Finding(
        LanguageCode.unknownAllowance, at: allowance.codeLocation,
        ["code": .text(allowance.code)], label: label, fixes: fixes)
    }
    // An exception for an inactive rule is not reported.
    guard settings.isActive(code), settings.isActive(LanguageCode.unusedAllowance) else {
      return nil
    }
    let edits = program.origins.edits(for: [.deleteAttribute(allowance.location.range)])
    let notes =
      Codes.isAllowable(code)
      ? []
      : [
        Phrase(
          Message(
            "Errors of the language itself cannot be allowed.", "语言本身的错误无法被允许。"))
      ]
    return Finding(
      LanguageCode.unusedAllowance, at: allowance.codeLocation, ["code": .text(code.id)],
      notes: notes,
      fixes: edits.map { [Fix(Message("delete the attribute", "删除此标记")(), .safe, $0)] } ?? [],
      tag: .unnecessary)
  }
}

/// Every code that can be reported, and whether it can be suppressed.
public enum Codes {
  public static let all: [Code] =
    (LanguageCode.all + ControlCode.all + SettingsCode.all + Rule.all.map(\.code))
    .sorted { $0.id < $1.id }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  private static let ruleIDs = Set((Rule.all.map(\.code) + ControlCode.all).map(\.id))

  public static func named(_ id: String) -> Code? { byID[id] }

  /// All rules, family by family; the codes of the language are left out.
  public static let rules: [Code] = (ControlCode.all + Rule.all.map(\.code)).sorted {
    ($0.family, $0.id) < ($1.family, $1.id)
  }

  /// The rules of the guidelines; the others follow from the layout alone.
  public static let guidelines: [Code] = rules.filter { $0.citation != nil }

  /// Whether `@allow` may suppress it: guidelines yes, errors of the language no.
  public static func isAllowable(_ code: Code) -> Bool { ruleIDs.contains(code.id) }
}
