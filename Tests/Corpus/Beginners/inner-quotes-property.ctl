screen Tea "Tea" {
  content {
    label { text: "Say "hi" now" }
  }
}
