screen Settings {
  label "One"

/// How fast.
enum Speed {
  slow
  fast
}
