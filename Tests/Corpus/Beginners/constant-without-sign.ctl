screen Home "Home" {
  content {
    label title "Hi"
    layout {
      title.top == superview.top 16
      title.leading == superview.leading
    }
  }
}
