enum Speed {
  slow = 1
  fast: "Fast"
  medium
}
