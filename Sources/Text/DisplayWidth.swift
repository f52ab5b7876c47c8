/// How many columns of a terminal a text takes: two for East Asian wide characters and emoji, none
/// for combining marks and invisible characters, one for the rest. An emoji sequence, a flag and a
/// symbol with variation selector 16 take two columns, as current terminals draw them.
extension Unicode.Scalar {
  /// The columns of the scalar by itself.
  public var displayWidth: Int {
    let value = value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    // Most text that is not Latin is in one of these two blocks.
    if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return 2 }
    if WidthTables.contains(WidthTables.zero, value) { return 0 }
    return WidthTables.contains(WidthTables.wide, value) ? 2 : 1
  }

  /// Whether its width depends on the scalars before it.
  fileprivate var isContextual: Bool {
    switch value {
    case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}

extension Character {
  /// The columns of a grapheme cluster.
  public var displayWidth: Int {
    var columns = 0
    var previous: UInt32 = 0
    var isJoined = false
    for scalar in unicodeScalars {
      let value = scalar.value
      switch value {
      case 0xFE0F:
        if !isJoined, WidthTables.contains(WidthTables.pictureOnDemand, previous) { columns += 1 }
      case 0x200D:
        break
      case 0x1F3FB...0x1F3FF where previous.isPicture, 0x1F1E6...0x1F1FF where columns == 2:
        break  // A skin colour and the second letter of a flag change the picture before them.
      default:
        // A cluster continues after a joiner with a picture or, in some scripts, a letter.
        isJoined = previous == 0x200D && value.isPicture
        if !isJoined { columns += scalar.displayWidth }
      }
      // The joiner joins pictures whether or not a selector is between them.
      if value != 0xFE0F { previous = value }
    }
    return columns
  }
}

extension UInt32 {
  fileprivate var isPicture: Bool {
    WidthTables.contains(WidthTables.wide, self)
      || WidthTables.contains(WidthTables.pictureOnDemand, self)
  }
}

extension Substring {
  /// The columns of the text; control characters take none.
  public var displayWidth: Int {
    var copy = self
    let ascii: Int? = copy.withUTF8 { bytes in
      var columns = 0
      for byte in bytes {
        if byte >= 0x80 { return nil }
        if byte >= 0x20, byte != 0x7F { columns += 1 }
      }
      return columns
    }
    if let ascii { return ascii }
    var columns = 0
    for scalar in unicodeScalars {
      if scalar.isContextual { return reduce(0) { $0 + $1.displayWidth } }
      columns += scalar.displayWidth
    }
    return columns
  }

  /// The longest beginning that fits in so many columns, in whole grapheme clusters.
  public func prefix(columns limit: Int) -> Substring {
    var columns = 0
    var index = startIndex
    while index < endIndex {
      columns += self[index].displayWidth
      if columns > limit { break }
      index = self.index(after: index)
    }
    return self[..<index]
  }

  /// The text if it fits in so many columns, else its beginning and `…`.
  public func truncated(columns limit: Int) -> String {
    let whole = prefix(columns: limit)
    if whole.endIndex == endIndex { return String(self) }
    return limit > 0 ? prefix(columns: limit - 1) + "…" : ""
  }
}

extension String {
  /// The columns of the text; control characters take none.
  public var displayWidth: Int { self[...].displayWidth }

  /// The longest beginning that fits in so many columns, in whole grapheme clusters.
  public func prefix(columns limit: Int) -> Substring { self[...].prefix(columns: limit) }

  /// The text if it fits in so many columns, else its beginning and `…`.
  public func truncated(columns limit: Int) -> String { self[...].truncated(columns: limit) }
}
