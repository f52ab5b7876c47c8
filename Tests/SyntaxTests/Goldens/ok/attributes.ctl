@allow(screen/no-title, because: "There is no room.")
screen One {
  @allow(slider/mixed-images, because: "Drawn by hand.") @allow(layout/left-right-space)
  slider { value: 1 }
  @allow(switch/on-off)
  /// The volume.
  volume: 1
}

/// Documented.
/// In two lines.
@allow(enum/x)
enum Two {
  @allow(a/b) one
}
