/// What steps of handlers do to lists: an index that the list does not have changes nothing.
extension Array {
  /// The item at a place counted from 0. Where the list has none it is `value`, and cannot be set.
  public subscript(at index: Int, default value: @autoclosure () -> Element) -> Element {
    get { indices.contains(index) ? self[index] : value() }
    set { if indices.contains(index) { self[index] = newValue } }
  }

  /// Puts an item at a place counted from 0; the end is one too.
  public mutating func insert(_ item: Element, ifAt index: Int) {
    if index >= 0, index <= count { insert(item, at: index) }
  }

  /// Removes the item at a place counted from 0.
  public mutating func remove(ifAt index: Int) {
    if indices.contains(index) { remove(at: index) }
  }

  /// Moves an item, which is at `to` afterwards.
  public mutating func move(ifFrom from: Int, ifTo to: Int) {
    if indices.contains(from), indices.contains(to) { insert(remove(at: from), at: to) }
  }
}

extension Array where Element: Identifiable {
  /// Puts an item in the place of the one with its `id`; a list without one stays as it is.
  public mutating func replace(_ item: Element) {
    if let index = firstIndex(where: { $0.id == item.id }) { self[index] = item }
  }

  /// The item with an `id`; nil where there is none, and nothing can be set then.
  public subscript(id id: Element.ID?) -> Element? {
    get { first { $0.id == id } }
    set {
      if let newValue, let index = firstIndex(where: { $0.id == id }) { self[index] = newValue }
    }
  }

  /// The item with the `id` of one that was at a place. Where there is none it is that one, and cannot be
  /// set.
  public subscript(item item: Element, at index: Int) -> Element {
    get { place(of: item, near: index).map { self[$0] } ?? item }
    set { if let place = place(of: item, near: index) { self[place] = newValue } }
  }

  /// Puts an item in the place of another one, as the subscript does. Returns what that is then: one that is
  /// gone stays what it was.
  public mutating func put(_ item: Element, for former: Element, at index: Int) -> Element {
    guard let place = place(of: former, near: index) else { return former }
    self[place] = item
    return item
  }

  private func place(of item: Element, near index: Int) -> Int? {
    indices.contains(index) && self[index].id == item.id
      ? index : firstIndex { $0.id == item.id }
  }
}

/// What `if let` names in a screen is a part of a variable.
extension Optional {
  /// The value that is there. Without one it is `value`, and cannot be set.
  public subscript(default value: @autoclosure () -> Wrapped) -> Wrapped {
    get { self ?? value() }
    set { if self != nil { self = newValue } }
  }
}

extension Optional where Wrapped: Identifiable {
  /// The value that is there, if it has an `id`; else nil, and nothing can be set.
  public subscript(id id: Wrapped.ID?) -> Wrapped? {
    get { self?.id == id ? self : nil }
    set { if let newValue, let own = self, own.id == id { self = newValue } }
  }

  /// The value that is there, if it has the `id` of another one. Else it is that one, and cannot be set.
  public subscript(item item: Wrapped) -> Wrapped {
    get { self?.id == item.id ? self ?? item : item }
    set { if self?.id == item.id { self = newValue } }
  }
}
