enum Speed {
  case slow "Slow"
  case fast
  "Label"
  5
  medium
}
