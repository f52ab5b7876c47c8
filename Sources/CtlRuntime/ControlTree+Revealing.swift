// Views that a button reveals: hidden at first, or the back of another view.

extension ControlTree {
  /// Covers the views that no button reveals now, and the front of a view that shows its back. The
  /// button stays, since another tap on it returns.
  mutating func cover() {
    var waiting: Set<Reference> = []
    var shown: Set<Reference> = []
    var flips: [(button: [Int], back: [Int])] = []
    for (name, control) in controls {
      guard let button = control.control as? any Revealing, let back = button.reveals,
        let place = place(of: back), element(at: place).container != nil
      else { continue }
      let own = name.flatMap { self.place(of: $0) }
      // What is around the button cannot wait for it.
      if own?.starts(with: place) == true { continue }
      waiting.insert(back)
      guard button.isRevealing else { continue }
      shown.insert(back)
      if button.isFlipped, let own { flips.append((own, place)) }
    }
    for name in waiting.subtracting(shown) {
      if let place = place(of: name) { change(at: place) { $0.isCovered = true } }
    }
    for flip in flips { turn(flip.button, flip.back) }
  }

  /// Covers the front of the view around a button: the largest element with the button that is not
  /// around the back too.
  private mutating func turn(_ button: [Int], _ back: [Int]) {
    let common = zip(button, back).prefix { $0 == $1 }.count
    guard common < button.count, common < back.count else { return }
    let isAlone = button.count == common + 1
    for depth in (isAlone ? common : common + 1)..<button.count {
      change(at: Array(button[..<depth])) { element in
        guard case .container(var container) = element.content else { return }
        for index in container.children.indices
        where index != button[depth] && !(depth == common && index == back[common]) {
          container.children[index].isCovered = true
        }
        if depth > common { container.title = nil }
        element.content = .container(container)
      }
    }
  }

  /// The numbers of the children on the way to an element; nil when there is none of that name.
  private func place(of name: Reference) -> [Int]? {
    if self.name == name { return [] }
    for (index, child) in children.enumerated() {
      if let rest = child.place(of: name) { return [index] + rest }
    }
    return nil
  }

  private func element(at place: [Int]) -> ControlTree {
    place.reduce(self) { $0.children[$1] }
  }

  /// Changes the element at a place. The views at the ends of a text field stay as they are.
  private mutating func change(at place: some Collection<Int>, _ body: (inout ControlTree) -> Void)
  {
    guard let first = place.first else { return body(&self) }
    guard case .container(var container) = content else { return }
    container.children[first].change(at: place.dropFirst(), body)
    content = .container(container)
  }
}
