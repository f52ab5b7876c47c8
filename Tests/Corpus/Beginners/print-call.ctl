screen Tea "Tea" {
  content {
    print("Hi")
  }
}
