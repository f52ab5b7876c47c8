import CtlCatalogue
import CtlChecker
import CtlTerminal

import struct CtlRuntime.LocaleIdentifier

// The characters on the keyboard of a text field; a person has no others there. A paste may contain
// anything, as on a device.

extension Preview {
  /// Whether the keyboard of a field has a character, in a language.
  static func keyboard(
    _ name: String, has character: Character, in language: LocaleIdentifier
  ) -> Bool {
    let isDigit = character.wholeNumberValue.map { $0 < 10 } ?? false
    return switch name {
    case "numberPad": isDigit
    case "decimalPad": isDigit || String(character) == language.decimalSeparator
    case "phonePad": isDigit || "+*#,;".contains(character)
    case "URL": character != " "
    case "asciiCapable": character.isASCII
    default: true
    }
  }

  /// That a character is not on the keyboard of what is being edited; nil for one that is.
  func refusal(of character: Character) -> String? {
    guard hasKeyboard, let node = live.state.editing.flatMap({ index(of: $0) }),
      case .member(let name)? = live.tree.nodes[node].value(.keyboardType),
      case let language = LocaleIdentifier(options.render.language),
      !Preview.keyboard(name, has: character, in: language)
    else { return nil }
    let key = character == " " ? text("a space", "空格") : "`\(String(character).neutralised())`"
    let other = name == "decimalPad" && ".,".contains(character) ? language.decimalSeparator : nil
    return text(
      "\(key) is not on the keyboard \(name)\(other.map { ", which has `\($0)`" } ?? "")",
      "键盘 \(name) 上没有\(key)\(other.map { "，而有 `\($0)`" } ?? "")")
  }
}
