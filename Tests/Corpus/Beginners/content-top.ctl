content {
  label "Hi"
}
