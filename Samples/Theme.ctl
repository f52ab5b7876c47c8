// The looks that the screens of this folder share. A screen that imports this file reads the
// constants by name, and every control of a kind starts out with the appearance given here.

/// The colour of everything that can be tapped.
let brand: Color = #0A84FF
/// Text on light paper, and behind light text.
let ink: Color = #1C1C1E
let paper: Color = #FFF
/// Secondary text; still readable on `paper`.
let mutedInk: Color = #636366
/// Laid over a picture so that text on it stays legible.
let veil: Color = #000000B3

/// A control that spans most of an iPhone in portrait.
let wideControl: Length = 220pt

/// Sliders show how much of the range is used.
appearance slider {
  minimumTrackTintColor: brand
  maximumTrackTintColor: #D1D1D6
}

/// Progress runs in the colour of the app.
appearance progressView { progressTintColor: brand }

/// Dots stay visible on light and on dark pages.
appearance pageControl {
  pageIndicatorTintColor: #8E8E93
  currentPageIndicatorTintColor: brand
}
