extension [UInt8] {
  /// How many bytes two texts share at their beginning and, of the rest, at their end.
  func commonEnds(with other: [UInt8]) -> (before: Int, after: Int) {
    let shorter = Swift.min(count, other.count)
    return withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        var before = 0
        while before + 8 <= shorter, word(one, before) == word(other, before) { before += 8 }
        while before < shorter, one[before] == other[before] { before += 1 }
        var after = 0
        let limit = shorter - before
        while after + 8 <= limit,
          word(one, one.count - after - 8) == word(other, other.count - after - 8)
        {
          after += 8
        }
        while after < limit, one[one.count - after - 1] == other[other.count - after - 1] {
          after += 1
        }
        return (before, after)
      }
    }
  }
}
