/// Choices that exclude each other, as a switch shows them.
enum Opposites {
  static let pairs: [(String, String)] = [
    ("on", "off"), ("yes", "no"), ("true", "false"), ("enabled", "disabled"), ("show", "hide"),
    ("open", "closed"), ("allow", "deny"), ("allow", "block"), ("start", "stop"),
    ("locked", "unlocked"), ("active", "inactive"), ("public", "private"),
    ("connected", "disconnected"), ("visible", "hidden"), ("mute", "unmute"), ("开", "关"),
    ("in", "out"), ("left", "right"), ("light", "dark"), ("manual", "automatic"), ("ja", "nein"),
    ("ja", "nee"), ("ja", "nej"), ("ja", "nei"), ("oui", "non"), ("sí", "no"), ("sì", "no"),
    ("sim", "não"), ("tak", "nie"), ("ano", "ne"), ("evet", "hayır"), ("да", "нет"),
    ("はい", "いいえ"), ("예", "아니요"), ("نعم", "لا"), ("כן", "לא"), ("ein", "aus"), ("an", "aus"),
    ("activé", "désactivé"), ("activado", "desactivado"), ("ativado", "desativado"),
    ("aan", "uit"), ("på", "av"), ("til", "fra"), ("オン", "オフ"), ("вкл", "выкл"), ("是", "否"),
    ("启用", "停用"), ("显示", "隐藏"), ("允许", "禁止"), ("打开", "关闭"), ("激活", "未激活"),
  ]
  /// Prefixes that make the opposite of a word.
  static let negations = ["not ", "un", "in", "dis", "不", "未", "非"]

  static func are(_ first: String, _ second: String) -> Bool {
    let first = plain(first)
    let second = plain(second)
    guard !first.isEmpty, !second.isEmpty else { return false }
    return pairs.contains { $0 == (first, second) || $0 == (second, first) }
      || negations.contains { first == $0 + second || second == $0 + first }
  }

  private static func plain(_ text: String) -> String { text.core.lowercased() }
}
