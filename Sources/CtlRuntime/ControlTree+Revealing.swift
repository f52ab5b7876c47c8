// Views that a button reveals: hidden at first, or the back of another view.

extension ControlTree {
  /// Covers the views that no button reveals now, and the front of a view that shows its back. The
  /// button stays, since another tap on it returns. Returns whether there are such views.
  mutating func cover() -> Bool {
    var waiting: Set<Reference> = []
    var shown: Set<Reference> = []
    var flips: [(button: [Int], back: [Int])] = []
    var buttons: [(name: Reference?, button: any Revealing)] = []
    collect(&buttons)
    for (name, button) in buttons {
      guard let back = button.reveals, let place = place(of: back),
        element(at: place).container != nil
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
      if let place = place(of: name) {
        change(at: place[...]) { element, _ in element.isCovered = true }
      }
    }
    for flip in flips { turn(flip.button, flip.back) }
    return !waiting.isEmpty
  }

  private func collect(_ buttons: inout [(name: Reference?, button: any Revealing)]) {
    if let control, ControlKind.revealing.contains(control.kind),
      let button = control.control as? any Revealing
    {
      buttons.append((name, button))
    }
    for child in children { child.collect(&buttons) }
  }

  /// Covers the front of the view around a button: the largest element with the button that is not
  /// around the back too.
  private mutating func turn(_ button: [Int], _ back: [Int]) {
    let common = zip(button, back).prefix { $0 == $1 }.count
    guard common < button.count, common < back.count else { return }
    let isAlone = button.count == common + 1
    for depth in (isAlone ? common : common + 1)..<button.count {
      change(at: button[..<depth]) { element, _ in
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

  private func element(at place: [Int]) -> ControlTree {
    place.reduce(self) { $0.children[$1] }
  }
}
