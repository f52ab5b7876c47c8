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
    ("启用", "禁用"), ("有", "无"), ("有", "没有"), ("对", "错"), ("开启", "关闭"), ("开", "闭"),
    ("允许", "拒绝"), ("公开", "私密"), ("公开", "隐藏"), ("手动", "自动"), ("在线", "离线"), ("锁定", "解锁"),
    ("连接", "断开"), ("静音", "取消静音"), ("开始", "停止"), ("浅色", "深色"),
    ("online", "offline"), ("with", "without"), ("accept", "decline"), ("accept", "reject"),
    ("allow", "forbid"), ("allowed", "forbidden"), ("allowed", "blocked"), ("open", "shut"),
    ("opened", "closed"), ("shown", "hidden"), ("present", "absent"), ("home", "away"),
    ("available", "busy"), ("awake", "asleep"), ("full", "empty"), ("always", "never"),
    ("all", "none"), ("loud", "silent"), ("muted", "audible"), ("wet", "dry"), ("up", "down"),
    ("play", "pause"), ("running", "stopped"), ("running", "paused"), ("started", "stopped"),
    ("paid", "free"), ("true", "not true"), ("read", "unread"), ("day", "night"), ("high", "low"),
    ("warm", "cold"), ("hot", "cold"), ("occupied", "vacant"), ("armed", "disarmed"),
    ("auf", "zu"), ("mit", "ohne"), ("offen", "geschlossen"), ("offen", "zu"), ("auf", "ab"),
    ("öffentlich", "privat"), ("anzeigen", "ausblenden"), ("anzeigen", "verbergen"),
    ("erlauben", "verbieten"), ("erlaubt", "verboten"), ("zulassen", "blockieren"),
    ("erlauben", "ablehnen"), ("hell", "dunkel"), ("gesperrt", "entsperrt"),
    ("verbunden", "getrennt"), ("sichtbar", "verborgen"), ("automatisch", "manuell"),
    ("verriegelt", "entriegelt"), ("laut", "leise"), ("richtig", "falsch"), ("wahr", "falsch"),
    ("vrai", "faux"), ("avec", "sans"), ("ouvert", "fermé"), ("marche", "arrêt"), ("con", "sin"),
    ("abierto", "cerrado"), ("verdadero", "falso"), ("público", "privado"), ("vero", "falso"),
    ("aperto", "chiuso"), ("acceso", "spento"), ("encendido", "apagado"), ("ligado", "desligado"),
    ("開", "閉"), ("有効", "無効"), ("表示", "非表示"), ("켜기", "끄기"), ("켬", "끔"),
  ]
  /// Prefixes that make the opposite of a word.
  static let negations = [
    "not ", "no ", "un", "in", "im", "ir", "dis", "non", "non-", "de", "nicht ", "kein ",
    "keine ", "keinen ", "pas de ", "pas ", "sin ", "不", "未", "非", "无", "没有", "取消",
  ]
  /// Beginnings that make opposites of one rest: logged in, logged out; switched on, switched off.
  private static let counterparts: [(String, String)] = [
    ("on", "off"), ("up", "down"), ("in", "out"), ("en", "dis"), ("ein", "aus"), ("an", "aus"),
    ("an", "ab"), ("auf", "zu"), ("with ", "without "), ("mit ", "ohne "), ("en", "dés"),
    ("con ", "sin "), ("avec ", "sans "), ("more ", "less "), ("show ", "hide "),
    ("allow ", "block "), ("allow ", "deny "), ("en", "de"), ("over", "under"),
  ]

  static func are(_ first: String, _ second: String) -> Bool {
    let first = plain(first)
    let second = plain(second)
    guard !first.isEmpty, !second.isEmpty else { return false }
    return pairs.contains { $0 == (first, second) || $0 == (second, first) }
      || negations.contains { first == $0 + second || second == $0 + first }
      || differ(first, second) || differ(second, first)
  }

  /// Whether two texts have one word, or one rest of a word, after two opposite beginnings, or before two
  /// opposite ends: “Signed in” and “Signed out”.
  private static func differ(_ first: String, _ second: String) -> Bool {
    counterparts.contains { one, other in
      first.count > one.count && second.count > other.count
        && (first.hasPrefix(one) && second.hasPrefix(other)
          && first.dropFirst(one.count) == second.dropFirst(other.count)
          || first.hasSuffix(" " + one) && second.hasSuffix(" " + other)
            && first.dropLast(one.count) == second.dropLast(other.count))
    }
  }

  private static func plain(_ text: String) -> String { text.core.lowercased() }
}
