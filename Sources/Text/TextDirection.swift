// Where a text begins: the direction of a paragraph is that of its words, not that of the screen.

extension Substring {
  /// Whether the text begins at the right. Its first strong letter decides, as the rules P2 and P3 of
  /// Unicode's bidirectional algorithm and the natural direction of UIKit say; a text without one
  /// begins at the left.
  public var isRightToLeft: Bool {
    if isBeforeHebrew { return false }
    for scalar in unicodeScalars {
      if let isRightToLeft = scalar.isRightToLeft { return isRightToLeft }
    }
    return false
  }

  /// Whether some of its letters are written from right to left.
  public var hasLettersFromTheRight: Bool {
    !isBeforeHebrew && unicodeScalars.contains { $0.isRightToLeft == true }
  }

  /// Whether all of it stands before U+0590 in Unicode, as Latin does.
  private var isBeforeHebrew: Bool { utf8.allSatisfy { $0 < 0xD6 } }
}

extension String {
  public var isRightToLeft: Bool { self[...].isRightToLeft }
  public var hasLettersFromTheRight: Bool { self[...].hasLettersFromTheRight }

  /// The text with the mark that gives it a direction, where its own letters do not: a line keeps the
  /// direction of its paragraph.
  public func directed(rightToLeft: Bool) -> String {
    isRightToLeft == rightToLeft ? self : (rightToLeft ? "\u{200F}" : "\u{200E}") + self
  }
}

extension Unicode.Scalar {
  /// The direction that it gives a text; nil for digits, signs and marks, which give none.
  fileprivate var isRightToLeft: Bool? {
    switch value {
    case 0x200E: return false
    case 0x200F, 0x61C: return true
    default: break
    }
    guard properties.isAlphabetic, properties.generalCategory != .nonspacingMark else { return nil }
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    default: return false
    }
  }
}
