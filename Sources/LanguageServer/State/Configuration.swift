import CtlDiagnostics
import CtlRules
import CtlText

/// What the user has set in the client, in the section `ctl`: `language`, and the keys of a
/// `ctl.json`, which apply to projects that have none.
struct Configuration: Sendable {
  var settings = Settings()
  var language: Language?

  init() {}

  /// Reads the keys that it knows.
  init(_ section: JSONNode) {
    language = section["language"]?.string.map { Language(locale: $0) }
    guard let members = section.members else { return }
    var writer = JSONWriter()
    writer.object { writer in
      for member in members where !(member.key == "language") {
        writer.key(member.key.text)
        writer.write(member.node.value)
      }
    }
    settings =
      Settings.read(SourceText(path: "ctl.json", bytes: writer.bytes), file: FileID(0)).settings
  }
}

extension Language {
  /// The language for a locale such as `zh-CN`.
  init(locale: String) {
    let isChinese =
      locale.lowercased() == "zh" || locale.lowercased().hasPrefix("zh-")
      || locale.lowercased().hasPrefix("zh_")
    self = isChinese ? .simplifiedChinese : .english
  }
}

extension Server {
  mutating func configure(_ section: JSONNode) {
    willChange()
    configuration = Configuration(section)
    let new = configuration.language ?? locale
    if new != language {
      language = new
      publisher.forget()
    }
    for index in projects.indices where projects[index].settingsPath == nil {
      loadSettings(index)
    }
  }

  mutating func askForConfiguration() {
    guard client.hasConfiguration else { return }
    ask("workspace/configuration", for: .configuration) { writer in
      writer.array("items") { writer in writer.object { $0.member("section", "ctl") } }
    }
  }
}
