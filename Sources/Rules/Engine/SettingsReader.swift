import CtlDiagnostics
import CtlText

extension Settings {
  /// Reads a `ctl.json`. An invalid setting is a finding in that file; the others apply.
  public static func read(_ source: SourceText, file: FileID) -> (
    settings: Settings, findings: [Finding]
  ) {
    var reader = SettingsReader(file: file)
    do {
      reader.read(try JSONReader.parse(source.bytes))
    } catch {
      reader.report(
        SettingsCode.malformed, error.offset..<min(error.offset + 1, source.bytes.count),
        ["problem": .phrase(error.phrase)])
    }
    return (reader.settings, reader.findings.inOrder)
  }
}

/// The codes of findings in `ctl.json`.
public enum SettingsCode {
  public static let all: [Code] = [malformed, unknownKey, wrongValue, malformedCatalogue]

  public static let malformed = Code(
    "settings/malformed", .error,
    title: Message("this is not JSON: {problem}", "这不是有效的 JSON：{problem}"),
    why: Message(
      "The settings of a project are one JSON object; without it the defaults apply.",
      "项目设置是一个 JSON 对象；无法读取时使用默认设置。"), bad: [], good: [])

  public static let malformedCatalogue = Code(
    "settings/malformed-catalogue", .error,
    title: Message(
      "this is no catalogue of translations: {problem}", "这不是有效的译文目录：{problem}"),
    why: Message(
      "The texts of an app are looked up in its `Localizable.xcstrings`. One that cannot be read "
        + "has no translation, and the app shows the texts of the files.",
      "应用的文字在 `Localizable.xcstrings` 中查找。无法读取时没有任何译文，应用会显示文件中的原文。"),
    bad: [], good: [])

  public static let unknownKey = Code(
    "settings/unknown-key", .warning,
    title: Message("there is no {what} `{key}`", "没有名为“{key}”的{what}"),
    why: Message(
      "A misspelled setting changes nothing, and is easily overlooked.",
      "拼写错误的设置不起作用，却难以察觉。"), bad: [], good: [], fix: .suggestion)

  public static let wrongValue = Code(
    "settings/wrong-value", .error,
    title: Message("`{key}` takes {expected}", "“{key}”需要{expected}"),
    why: Message(
      "The value has the wrong form for the setting; the default applies instead.",
      "值的形式不符合此设置的要求；将使用默认值。"), bad: [], good: [])
}

/// Reads the values of the keys of `ctl.json`.
struct SettingsReader {
  let file: FileID
  var settings = Settings()
  var findings: [Finding] = []

  mutating func report(
    _ code: Code, _ range: Range<Int>, _ arguments: KeyValuePairs<String, Message.Argument>,
    fixes: [Fix] = []
  ) {
    findings.append(Finding(code, at: Location(file, range), arguments, fixes: fixes))
  }

  mutating func wrong(_ node: JSONNode, _ key: String, _ en: String, _ zh: String) {
    report(
      SettingsCode.wrongValue, node.range, ["key": .text(key), "expected": .words(en, zh)])
  }

  mutating func unknown(
    _ member: JSONMember, _ what: Message.Argument, among candidates: [String]
  ) {
    let name = member.key.text
    var fixes: [Fix] = []
    let habit = SettingsReader.habits[name].flatMap { candidates.contains($0) ? $0 : nil }
    if let near = habit ?? nearestName(to: name, among: candidates) {
      fixes = [
        Fix(
          Message("change it to `{name}`", "改为“{name}”")(["name": .text(near)]), .suggestion,
          [Edit(Location(file, member.key.range), "\"\(near)\"")])
      ]
    }
    findings.append(
      Finding(
        SettingsCode.unknownKey, at: Location(file, member.key.range),
        ["key": .text(name), "what": what], label: fixes.isEmpty ? holder(of: name) : nil,
        fixes: fixes))
  }

  /// The setting that a name belongs in.
  private func holder(of name: String) -> Phrase? {
    let holders: [(name: String, has: (String) -> Bool)] = [
      ("swift", { key in SettingsKey.swift.contains { $0.name == key } }),
      ("severity", { Codes.named($0) != nil }),
      ("thresholds", { key in Threshold.all.contains { $0.name == key } }),
    ]
    let known = SettingsReader.habits[name] ?? name
    return holders.first { $0.has(known) }.map {
      Message("`{key}` belongs in `{holder}`", "“{key}”应写在“{holder}”中")([
        "key": .text(known), "holder": .text($0.name),
      ])
    }
  }

  /// What the settings of other tools are called, and what they are here.
  private static let habits: [String: String] = [
    "languages": "locales", "language": "locales", "localizations": "locales",
    "rules": "severity", "severities": "severity", "lint": "severity", "ignore": "exclude",
    "ignored": "exclude", "excluded": "exclude", "edition": "guidelines", "ios": "guidelines",
    "limits": "thresholds", "prefix": "typePrefix", "indent": "indentation",
    "accessLevel": "access", "visibility": "access", "isLocalized": "localized",
    "dependencies": "modules", "packages": "modules", "imports": "modules",
  ]

  mutating func read(_ root: JSONNode) {
    read(root, "ctl.json", SettingsKey.all)
  }

  mutating func readSwift(_ node: JSONNode) { read(node, "swift", SettingsKey.swift) }

  private mutating func read(_ node: JSONNode, _ name: String, _ keys: [SettingsKey]) {
    for member in members(of: node, name, "an object", "对象") {
      if let key = keys.first(where: { $0.name == member.key.text }) {
        key.read(&self, member.node)
      } else {
        unknown(member, .words("setting", "设置"), among: keys.map(\.name))
      }
    }
  }

  /// Those of an object; another value is reported, and has none.
  private mutating func members(
    of node: JSONNode, _ name: String, _ en: String, _ zh: String
  ) -> [JSONMember] {
    if node.members == nil { wrong(node, name, en, zh) }
    return node.members ?? []
  }

  // MARK: Values

  mutating func readAccess(_ node: JSONNode) {
    settings.swift.access = node.string.flatMap { level in
      SwiftStyle.accessLevels.first { $0 == level }
    }
    if settings.swift.access == nil {
      wrong(
        node, "access", "\"public\", \"package\" or \"internal\"",
        "\"public\"、\"package\" 或 \"internal\"")
    }
  }

  mutating func readTypePrefix(_ node: JSONNode) {
    guard let prefix = node.string, prefix.first?.isUppercase == true,
      prefix.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      return wrong(node, "typePrefix", "letters and digits, a capital first", "以大写字母开头的字母和数字")
    }
    settings.swift.typePrefix = prefix
  }

  mutating func readIndentation(_ node: JSONNode) {
    guard let columns = node.int, 1...8 ~= columns else {
      return wrong(node, "indentation", "a whole number from 1 to 8", "1 到 8 的整数")
    }
    settings.swift.indentation = columns
  }

  mutating func flag(_ node: JSONNode, _ name: String) -> Bool? {
    if node.bool == nil { wrong(node, name, "`true` or `false`", "true 或 false") }
    return node.bool
  }

  mutating func readEdition(_ node: JSONNode) {
    guard let edition = node.string.flatMap({ Edition(rawValue: $0) }) else {
      wrong(node, "guidelines", "\"ios7\" or \"ios8\"", "\"ios7\" 或 \"ios8\"")
      return
    }
    settings.edition = edition
  }

  mutating func readExclude(_ node: JSONNode) {
    guard let elements = node.elements, elements.allSatisfy({ $0.string?.isEmpty == false }) else {
      wrong(node, "exclude", "a list of patterns of paths", "路径模式的列表")
      return
    }
    settings.exclude = elements.compactMap(\.string)
  }

  mutating func readLocales(_ node: JSONNode) {
    guard let elements = node.elements else {
      wrong(node, "locales", "a list of locales", "语言列表")
      return
    }
    for element in elements {
      guard let locale = element.string, Settings.isLocale(locale) else {
        wrong(element, "locales", "names such as \"en\" and \"zh-Hans\"", "“en”或“zh-Hans”之类的名称")
        continue
      }
      if settings.locales.contains(locale) {
        wrong(element, "locales", "each locale once", "每个语言写一次")
      } else {
        settings.locales.append(locale)
      }
    }
  }

  mutating func readModules(_ node: JSONNode) {
    for member in members(
      of: node, "modules", "an object of folders by the names of modules", "以模块名称为键、文件夹为值的对象")
    {
      let name = member.key.text
      if !ModulePath.isName(name) {
        report(
          SettingsCode.wrongValue, member.key.range,
          ["key": "modules", "expected": .words("names such as `BankKit`", "“BankKit”之类的名称")])
      } else if let path = member.node.string, !path.isEmpty, !path.contains("\0") {
        settings.modules.append(ModulePath(name: name, path: path))
      } else {
        wrong(member.node, name, "the folder of the module", "模块的文件夹")
      }
    }
    settings.modules.sort { $0.name < $1.name }
  }

  mutating func readSeverities(_ node: JSONNode) {
    for member in members(of: node, "severity", "an object of codes", "以代码为键的对象") {
      guard let code = Codes.named(member.key.text) else {
        unknown(member, .words("rule", "规则"), among: Codes.guidelines.map(\.id))
        continue
      }
      let severity = member.node.string.flatMap { Severity(rawValue: $0) }
      guard severity != nil || member.node.string == "off" else {
        wrong(
          member.node, code.id, "\"error\", \"warning\", \"advice\" or \"off\"",
          "\"error\"、\"warning\"、\"advice\" 或 \"off\"")
        continue
      }
      guard Codes.isAllowable(code) || severity.map({ $0 >= code.severity }) ?? false else {
        wrong(
          member.node, code.id, "no lower severity: the language cannot do without it",
          "更高的严重程度：它是语言本身的规定，不能降低")
        continue
      }
      settings.severities[code.id] = .some(severity)
    }
  }

  mutating func readThresholds(_ node: JSONNode) {
    for member in members(of: node, "thresholds", "an object of numbers", "以数字为值的对象") {
      let name = member.key.text
      guard Threshold.all.contains(where: { $0.name == name }) else {
        unknown(member, .words("threshold", "阈值"), among: Threshold.all.map(\.name))
        continue
      }
      if let value = member.node.double ?? member.node.int.map(Double.init), value >= 0 {
        settings.thresholds[name] = value
      } else {
        wrong(member.node, name, "a number that is not negative", "非负数")
      }
    }
  }
}
