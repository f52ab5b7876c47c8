screen Tea "Tea" {
  content {
    label "Say "Oh no!" now"
  }
}
