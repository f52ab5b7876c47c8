import CtlChecker
import CtlDiagnostics
import CtlText

/// `@allow(code, because: "…")`: suppresses findings, and is reported when it suppresses none.
enum Allowances {
  static func apply(
    _ program: Program, _ settings: Settings, _ findings: [Finding], _ origins: [Location?]
  ) -> [Finding] {
    var looks = LookAllowances(program)
    guard !program.allowances.isEmpty || looks.mayAllow else { return findings }
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
      if !isAllowed, Codes.isAllowable(finding.code), let site = looks.site(allowing: finding) {
        isAllowed = true
        if site.file == program.file { isUsed[site.index] = true }
      }
      if !isAllowed { result.append(finding) }
    }
    // Where the language is not followed, guidelines say less, and an exception may look unused.
    let hasErrors = program.findings.contains { $0.severity == .error }
    for (index, allowance) in program.allowances.enumerated() where !isUsed[index] {
      // Other files may take the look.
      let mayBeUsed = hasErrors || looks.isShared(index)
      if let finding = unused(allowance, program, settings, mayBeUsed) { result.append(finding) }
    }
    return result
  }

  private static func unused(
    _ allowance: Allowance, _ program: Program, _ settings: Settings, _ mayBeUsed: Bool
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
    guard !mayBeUsed, settings.isActive(code), settings.isActive(LanguageCode.unusedAllowance)
    else {
      return nil
    }
    return Finding(
      LanguageCode.unusedAllowance, at: allowance.codeLocation, ["code": .text(code.id)],
      fixes: fixes, tag: .unnecessary)
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
