import CtlChecker

extension PlacedElement {
  /// Whether the two are in different branches of one `if` and so are never shown together: then
  /// the innermost element around both is that `if`.
  func isAlternative(to other: PlacedElement) -> Bool {
    var next = parent
    while let holder = next {
      if holder.inside.contains(other.index) { return holder.form == .conditional }
      next = holder.parent
    }
    return false
  }
}
