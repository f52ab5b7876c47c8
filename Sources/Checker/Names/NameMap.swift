/// The symbols of names, in the order of their declaration. Names are small numbers, so the hash
/// needs no protection against attacks.
struct NameMap: Sendable {
  private(set) var keys: [NameID] = []
  private var symbols: [Symbol] = []
  /// Open addressing: position in `keys` + 1, or 0.
  private var slots: [UInt32] = []

  var count: Int { keys.count }

  /// Writing a name again replaces its symbol.
  subscript(name: NameID) -> Symbol? {
    get {
      guard !slots.isEmpty else { return nil }
      let position = slots[slot(of: name)]
      return position > 0 ? symbols[Int(position) - 1] : nil
    }
    set {
      guard let newValue else { return }
      if (keys.count + 1) * 2 > slots.count { grow() }
      let slot = slot(of: name)
      if slots[slot] > 0 {
        symbols[Int(slots[slot]) - 1] = newValue
      } else {
        keys.append(name)
        symbols.append(newValue)
        slots[slot] = UInt32(keys.count)
      }
    }
  }

  /// The names of one kind of symbol.
  func keys(of kind: Symbol.Kind) -> [NameID] {
    keys.indices.compactMap { symbols[$0].kind == kind ? keys[$0] : nil }
  }

  /// The slot of a name, or a free one for it.
  private func slot(of name: NameID) -> Int {
    let mask = slots.count - 1
    // Spreads neighbouring numbers, and those of one stride.
    var slot = Int(name.rawValue &* 0x9E37_79B1 >> 7) & mask
    while slots[slot] > 0, keys[Int(slots[slot]) - 1] != name { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(16, slots.count * 2))
    for position in keys.indices { slots[slot(of: keys[position])] = UInt32(position + 1) }
  }
}
