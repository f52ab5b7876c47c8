screen Title "Title" {
  let title = UILabel()

  content {
    label "Hello"
  }
}
