import CtlDiagnostics
import CtlText

/// How the screens of a project differ from their former ones.
public struct GallerySummary: Sendable {
  public var changed: [GalleryScreen] = []
  public var added: [GalleryScreen] = []
  /// The names and paths of screens that went.
  public var removed: [(name: String, path: String)] = []
  public var unchanged = 0

  public init() {}

  public var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

  /// In Markdown, for a pull request.
  public func markdown(_ language: Language) -> String {
    func say(_ en: String, _ zh: String) -> String { language == .english ? en : zh }
    if isEmpty {
      return say("No screen looks different", "没有界面外观变化")
        + say(" (\(unchanged) compared).\n", "（比较了 \(unchanged) 个）。\n")
    }
    var text =
      say(
        "**\(changed.count) changed**, \(added.count) new, \(removed.count) gone, "
          + "\(unchanged) the same",
        "**\(changed.count) 个有变化**，\(added.count) 个新增，\(removed.count) 个移除，\(unchanged) 个相同")
      + "\n\n"
    text += say("| screen | file | what |\n", "| 界面 | 文件 | 变化 |\n") + "| --- | --- | --- |\n"
    for screen in changed {
      let titles = screen.changes.map(\.title).joined(separator: ", ")
      text += row(screen.name, screen.path, titles)
    }
    for screen in added { text += row(screen.name, screen.path, say("new", "新增")) }
    for item in removed { text += row(item.name, item.path, say("gone", "移除")) }
    return text
  }

  private func row(_ name: String, _ path: String, _ what: String) -> String {
    "| \(cell(name)) | \(cell(path)) | \(cell(what)) |\n"
  }

  /// A text that stays in its cell, whatever it has in it.
  private func cell(_ text: String) -> String {
    var result = ""
    for character in String(text.prefix(300)).neutralised() {
      if "\\`*_{}[]()#+-!|<>&~@".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
