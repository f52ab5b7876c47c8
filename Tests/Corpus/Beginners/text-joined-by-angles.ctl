screen Tea "Tea" {
  let n = "A"
  content {
    label "Hi " <> n
  }
}
