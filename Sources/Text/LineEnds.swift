/// How the lines of a text end: with `\r\n` where its first one does, else with `\n`.
public func lineEnd(of bytes: [UInt8]) -> String {
  guard let newline = bytes.firstIndex(of: 0x0A) else { return "\n" }
  return newline > 0 && bytes[newline - 1] == 0x0D ? "\r\n" : "\n"
}
