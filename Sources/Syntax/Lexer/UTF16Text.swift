import CtlDiagnostics

/// A file in UTF-16, as some editors save it: one mistake, not one for every other byte.
struct UTF16Text {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private let start: Int

  /// Nil for other files. Without a byte order mark, every other byte of the beginning is zero.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 2 else { return nil }
    self.bytes = bytes
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): (isBigEndian, start) = (false, 2)
    case (0xFE, 0xFF): (isBigEndian, start) = (true, 2)
    default:
      let sample = bytes.prefix(64)
      guard sample.count >= 8 else { return nil }
      let even = sample.indices.allSatisfy { ($0 % 2 == 0) == (sample[$0] == 0) }
      let odd = sample.indices.allSatisfy { ($0 % 2 == 1) == (sample[$0] == 0) }
      guard even || odd else { return nil }
      (isBigEndian, start) = (even, 0)
    }
  }

  private var text: String {
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  func finding(at whole: Location) -> Finding {
    Finding(
      SyntaxCode.encoding, at: Location(whole.file, 0..<0),
      Phrase(
        Message("this file is UTF-16; save it as UTF-8", "此文件是 UTF-16 编码，请另存为 UTF-8")),
      fixes: [
        Fix(Phrase(Message("write it as UTF-8", "改写为 UTF-8")), .suggestion, [Edit(whole, text)])
      ])
  }
}
