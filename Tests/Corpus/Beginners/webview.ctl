screen Tea "Tea" {
  content {
    webView { }
  }
}
