import CtlChecker
import CtlDiagnostics
import CtlText

/// `@allow(code, because: "…")`: suppresses findings, and is reported when it suppresses none.
enum Allowances {
  static func apply(
    _ program: Program, _ settings: Settings, _ findings: [Finding], _ origins: [Location?],
    _ constants: BlamedConstants
  ) -> [Finding] {
    var looks = LookAllowances(program)
    guard !program.allowances.isEmpty || looks.mayAllow else { return findings }
    var covers = AllowedRanges(program.allowances)
    var result: [Finding] = []
    for (finding, origin) in zip(findings, origins) {
      var isAllowed = false
      if Codes.isAllowable(finding.code) {
        let places = [finding.location, origin, constants.cause(of: finding)].compactMap { $0 }
        for place in places where place.file == program.file {
          if covers.use(for: place.range, finding.code.id) { isAllowed = true }
        }
      }
      if !isAllowed, Codes.isAllowable(finding.code), let site = looks.site(allowing: finding) {
        isAllowed = true
        if site.file == program.file { covers.use(site.index) }
      }
      if !isAllowed { result.append(finding) }
    }
    // Where the language is not followed, guidelines say less, and an exception may look unused.
    let unknown = unknownCodes(program.allowances, covers.isUsed, &result)
    let hasErrors = program.findings.contains { $0.severity == .error }
    for (index, allowance) in program.allowances.enumerated() where !covers.isUsed[index] {
      // Other files may take the look.
      let mayBeUsed = hasErrors || looks.isShared(index)
      if let finding = unused(allowance, program, settings, mayBeUsed, unknown[index]) {
        result.append(finding)
      }
    }
    return result
  }

  /// The codes that are meant by those that no rule has: `button/title-verb` for the only finding of its family
  /// that it covers, which is then no second mistake.
  private static func unknownCodes(
    _ allowances: [Allowance], _ isUsed: [Bool], _ findings: inout [Finding]
  ) -> [Int: String] {
    var result: [Int: String] = [:]
    // Each looks at all findings; of very many the others only say that there is no such code.
    let unknown = allowances.indices.lazy.filter {
      !isUsed[$0] && Codes.named(allowances[$0].code) == nil
    }
    for index in Array(unknown.prefix(unknownLimit)) {
      let allowance = allowances[index]
      func isCovered(_ finding: Finding) -> Bool {
        finding.location.file == allowance.location.file
          && allowance.covers.contains(finding.location.range.lowerBound)
      }
      let family = allowance.code.prefix { $0 != "/" } + "/"
      let meant = Set(
        findings.filter {
          isCovered($0) && $0.code.id.hasPrefix(family) && Codes.isAllowable($0.code)
        }.map(\.code.id))
      guard meant.count == 1, let code = meant.first else { continue }
      result[index] = code
      findings.removeAll { $0.code.id == code && isCovered($0) }
    }
    return result
  }

  private static let unknownLimit = 64

  private static func unused(
    _ allowance: Allowance, _ program: Program, _ settings: Settings, _ mayBeUsed: Bool,
    _ meant: String?
  ) -> Finding? {
    guard let code = Codes.named(allowance.code) else {
      var fixes: [Fix] = []
      var label: Phrase?
      if let near = meant ?? nearestName(to: allowance.code, among: Codes.all.map(\.id)) {
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
