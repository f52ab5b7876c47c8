import CtlDiagnostics
import CtlText

/// A key of `ctl.json`: what it takes, for editors, and how it is read. `Grammar/ctl.schema.json` says the same.
public struct SettingsKey: Sendable {
  public let name: String
  public let documentation: Message
  public let value: Value
  let read: Reader

  typealias Reader = @Sendable (inout SettingsReader, JSONNode) -> Void

  public indirect enum Value: Sendable {
    case text, texts, flag
    case number(standard: Double?)
    case choice([String], standard: String?)
    case object(@Sendable () -> [SettingsKey])
  }

  /// - Parameter read: Nothing for the keys that the reader of the object around them knows.
  init(
    _ name: String, _ value: Value, _ documentation: Message, read: @escaping Reader = { _, _ in }
  ) {
    self.name = name
    self.value = value
    self.documentation = documentation
    self.read = read
  }

  /// The keys of the file.
  public static let all: [SettingsKey] = [
    SettingsKey(
      "$schema", .text, Message("the schema of this file, for editors", "此文件的架构，供编辑器使用")),
    SettingsKey(
      "exclude", .texts,
      Message(
        "patterns of the files that a search leaves out, such as `Pods` or `**/Old*.xib`",
        "查找时跳过的文件的模式，例如 `Pods` 或 `**/Old*.xib`")
    ) { $0.readExclude($1) },
    SettingsKey(
      "guidelines", .choice(Edition.allCases.map(\.rawValue), standard: Edition.ios8.rawValue),
      Message("the edition of the guidelines", "指南的版本")
    ) { $0.readEdition($1) },
    SettingsKey(
      "locales", .texts, Message("the locales that the app is translated into", "应用翻译成的语言")
    ) { $0.readLocales($1) },
    SettingsKey(
      "modules", .object({ [] }),
      Message(
        "the folders of modules, by the names that files import: `\"BankKit\": \"../BankKit/Sources/BankKit\"`",
        "各模块的文件夹，以文件导入时所用的名称为键：`\"BankKit\": \"../BankKit/Sources/BankKit\"`")
    ) { $0.readModules($1) },
    SettingsKey(
      "severity",
      .object({
        Codes.guidelines.map {
          SettingsKey(
            $0.id, .choice(["error", "warning", "advice", "off"], standard: $0.severity.rawValue),
            $0.title)
        }
      }),
      Message(
        "severities by the code of a rule; `off` turns it off", "按规则代码设置的严重程度；`off` 表示关闭")
    ) { $0.readSeverities($1) },
    SettingsKey(
      "thresholds",
      .object({
        Threshold.all.map { SettingsKey($0.name, .number(standard: $0.standard), $0.documentation) }
      }),
      Message("numbers of the guidelines that the project sets otherwise", "项目另行设定的指南数值")
    ) { $0.readThresholds($1) },
    SettingsKey(
      "swift",
      .object({ swift }), Message("how generated Swift code is to look", "生成的 Swift 代码的样式")
    ) { $0.readSwift($1) },
  ]

  /// How generated Swift code is to look.
  static let swift: [SettingsKey] = [
    SettingsKey(
      "access", .choice(SwiftStyle.accessLevels, standard: SwiftStyle.accessLevels[0]),
      Message("the access level of declarations", "声明的访问级别")
    ) { $0.readAccess($1) },
    SettingsKey(
      "typePrefix", .text, Message("what the name of every type begins with", "每个类型名称的开头")
    ) { $0.readTypePrefix($1) },
    SettingsKey(
      "indentation", .number(standard: 2), Message("columns of one level", "每一级缩进的列数")
    ) { $0.readIndentation($1) },
    SettingsKey(
      "localized", .flag,
      Message(
        "look up every text that people read; when absent, true with more than one locale, or one that is not English",
        "查找人们读到的每段文字；未设置时，语言多于一种或不是英语即为 true")
    ) { $0.settings.swift.isLocalized = $0.flag($1, "localized") },
    SettingsKey(
      "mainActor", .flag,
      Message(
        "let the protocols of the app belong to the main actor", "让应用的协议属于主 actor（main actor）")
    ) { $0.settings.swift.usesMainActor = $0.flag($1, "mainActor") },
  ]

  /// The keys of the object that a path of keys leads to.
  public static func keys(at path: [String]) -> [SettingsKey] {
    path.reduce(all) { keys, name in
      guard case .object(let inner)? = keys.first(where: { $0.name == name })?.value else {
        return []
      }
      return inner()
    }
  }
}
