screen Home "Home" {
  content {
    label title "Hi"
    layout {
      pin width(title) == 120 priority 750
      title.top == superview.top
      title.leading == superview.leading
    }
  }
}
