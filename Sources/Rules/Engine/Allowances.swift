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
      if !isAllowed, Codes.isAllowable(finding.code) {
        isAllowed = isAllowedAtItsLook(finding, program, &isUsed)
      }
      if !isAllowed { result.append(finding) }
    }
    // Where the language is not followed, guidelines say less, and an exception may look unused.
    let hasErrors = program.findings.contains { $0.severity == .error }
    for (index, allowance) in program.allowances.enumerated()
    where !isUsed[index] && !program.isOfSharedLook(allowance) {
      if let finding = unused(allowance, program, settings, hasErrors) { result.append(finding) }
    }
    return result
  }

  /// Whether the style or the appearance that a finding is about allows it, in its own file.
  private static func isAllowedAtItsLook(
    _ finding: Finding, _ program: Program, _ isUsed: inout [Bool]
  ) -> Bool {
    for place in finding.related.map(\.location) {
      guard let home = program.program(of: place.file) else { continue }
      let index = home.allowances.firstIndex {
        $0.code == finding.code.id && $0.covers.contains(place.range.lowerBound)
          && home.isOfLook($0)
      }
      guard let index else { continue }
      if home.file == program.file { isUsed[index] = true }
      return true
    }
    return false
  }

  private static func unused(
    _ allowance: Allowance, _ program: Program, _ settings: Settings, _ hasErrors: Bool
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
    let edits = program.origins.edits(for: [.deleteAttribute(allowance.location.range)])
    let fixes = edits.map { [Fix(Message("delete the attribute", "删除此标记")(), .safe, $0)] } ?? []
    guard Codes.isAllowable(code) else {
      return Finding(
        LanguageCode.notAllowable, at: allowance.codeLocation, ["code": .text(code.id)],
        fixes: fixes)
    }
    // An exception for an inactive rule is not reported.
    guard !hasErrors, settings.isActive(code), settings.isActive(LanguageCode.unusedAllowance)
    else {
      return nil
    }
    return Finding(
      LanguageCode.unusedAllowance, at: allowance.codeLocation, ["code": .text(code.id)],
      fixes: fixes, tag: .unnecessary)
  }
}

extension Program {
  /// Whether an exception is for a style or an appearance.
  fileprivate func isOfLook(_ allowance: Allowance) -> Bool {
    isOfLook(allowance, tables.styles.map(\.origin) + tables.appearances.map(\.origin))
  }

  /// Whether it is for one that other files may take.
  fileprivate func isOfSharedLook(_ allowance: Allowance) -> Bool {
    let inside = tables.screens.map(\.scope.styles)
    let shared = tables.styles.indices.filter { style in !inside.contains { $0.contains(style) } }
    return isOfLook(
      allowance,
      shared.map { tables.styles[$0].origin }
        + tables.fileAppearances.map { tables.appearances[$0].origin })
  }

  private func isOfLook(_ allowance: Allowance, _ looks: [OriginID]) -> Bool {
    looks.contains {
      let range = origins.range(of: $0, .whole)
      return allowance.covers.lowerBound <= range.lowerBound
        && range.upperBound <= allowance.covers.upperBound
    }
  }
}

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
}
