import CtlDiagnostics
import CtlSyntax

extension Checker {
  /// Reports characters that reorder the text after them: a file could read other than it is.
  mutating func reportHiddenDirections() {
    for range in Checker.hiddenDirections(bytes) {
      let token = tree.token(at: range.lowerBound)
      let isText: Bool
      switch tree.tokenKinds[token] {
      case .string, .stringHead, .stringMiddle, .stringTail: isText = true
      case .lineComment, .docComment, .blockComment, .quotedIdentifier: isText = false
      // Reported as a character that means nothing.
      default: continue
      }
      let scalar = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first?.value ?? 0
      let number = String(scalar, radix: 16, uppercase: true)
      let escape = "\\u{\(number)}"
      let place = Location(file, range)
      report(
        Finding(
          LanguageCode.hiddenDirection, at: place, ["character": .text("U+\(number)")],
          fixes: [
            isText
              ? Fix(
                Message("write `{escape}`", "写成 `{escape}`")(["escape": .text(escape)]), .safe,
                [Edit(place, escape)])
              : Fix(Message("delete it", "删除它")(), .suggestion, [Edit(place, "")])
          ]))
    }
  }

  /// The places of the embeddings, overrides and isolates of both directions.
  private static func hiddenDirections(_ bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        // Mostly eight bytes of ASCII at a time.
        if index + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
          continue
        }
        let length = hiddenDirection(bytes, index)
        if length > 0 { result.append(index..<index + length) }
        index += max(1, length)
      }
    }
    return result
  }

  /// The length of such a character; 0 for others.
  private static func hiddenDirection(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
    guard bytes[index] == 0xE2, index + 2 < bytes.count else { return 0 }
    switch (bytes[index + 1], bytes[index + 2]) {
    case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return 3
    default: return 0
    }
  }
}
