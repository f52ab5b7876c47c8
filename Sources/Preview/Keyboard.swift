import CtlCatalogue
import CtlChecker
import CtlTerminal

// The characters on the keyboard of a text field; a person has no others there. A paste may contain
// anything, as on a device.

extension Preview {
  /// Whether the keyboard of a field has a character.
  static func keyboard(_ name: String, has character: Character) -> Bool {
    let isDigit = character.wholeNumberValue.map { $0 < 10 } ?? false
    return switch name {
    case "numberPad": isDigit
    case "decimalPad": isDigit || ".,".contains(character)
    case "phonePad": isDigit || "+*#,;".contains(character)
    case "URL": character != " "
    case "asciiCapable": character.isASCII
    default: true
    }
  }

  /// Reports that a character is not on the keyboard; returns whether that is so.
  mutating func refuses(_ character: Character, _ node: Int) -> Bool {
    guard case .member(let name)? = live.tree.nodes[node].value(.keyboardType),
      !Preview.keyboard(name, has: character)
    else { return false }
    let key = character == " " ? text("a space", "空格") : "`\(String(character))`"
    say("\(key) is not on the keyboard \(name)", "键盘 \(name) 上没有\(key)")
    return true
  }
}
