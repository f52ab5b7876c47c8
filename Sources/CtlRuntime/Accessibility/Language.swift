/// A language that VoiceOver texts are given in.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The one of two texts that is in this language.
  func say(_ english: String, _ chinese: String) -> String {
    self == .english ? english : chinese
  }

  /// What stands between two parts of something spoken.
  var comma: String { say(", ", "，") }

  /// Whether something that may spin does.
  func progress(_ isRunning: Bool) -> String {
    isRunning ? say("in progress", "进行中") : say("progress halted", "已停止")
  }

  /// The `index`th of several, counted from 1.
  func position(_ index: Int, of count: Int) -> String {
    say("\(index) of \(count)", "第\(index)项，共\(count)项")
  }
}
