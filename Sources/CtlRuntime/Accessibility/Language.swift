/// A language of VoiceOver texts.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The one of two texts that is in this language.
  func say(_ english: String, _ chinese: String) -> String {
    self == .english ? english : chinese
  }

  /// The separator between two parts of a spoken text.
  package var comma: String { say(", ", "，") }

  /// The value of an element that may spin.
  func progress(_ isRunning: Bool) -> String {
    isRunning ? say("in progress", "进行中") : say("progress halted", "已停止")
  }

  /// A page among several, counted from 1.
  package func page(_ index: Int, of count: Int) -> String {
    say("page \(index) of \(count)", "第\(index)页，共\(count)页")
  }

  /// The place of one element among several, counted from 1.
  package func position(_ index: Int, of count: Int) -> String {
    say("\(index) of \(count)", "第\(index)项，共\(count)项")
  }
}
