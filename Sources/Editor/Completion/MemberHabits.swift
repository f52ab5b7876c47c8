/// Counted in every second of the well-made files; `UPDATE=1` with `ReplayTests` writes it.
extension Habits {
  static let ofMembers = """
    """
}
