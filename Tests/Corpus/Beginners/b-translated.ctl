screen Home "Home" {
  content {
    label _("Hello")
  }
}
