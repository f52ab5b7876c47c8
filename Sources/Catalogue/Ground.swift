/// What the system draws behind the elements of a container that says no background: drawings paint it, and
/// rules compare with it.
public enum Ground: Sendable, Equatable {
  /// A bar lets the color of the screen through.
  case bar
  /// Colors of three bytes, in the light and in the dark.
  case plain(light: UInt32, dark: UInt32)

  /// Rows, popovers, callouts and what lies over the screen.
  public static let cell = Ground.plain(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Around the groups of a table.
  public static let grouped = Ground.plain(light: 0xEFEFF4, dark: 0x000000)
}
