screen Tea "Tea" {
  content {
    -- hello
    label "Hi"
  }
}
