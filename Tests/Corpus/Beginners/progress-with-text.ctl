screen Tea "Tea" {
  content {
    progressView "Loading" { progress: 0.5 }
  }
}
