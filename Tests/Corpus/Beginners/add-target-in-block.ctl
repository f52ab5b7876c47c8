screen Tea "Tea" {
  action save()
  content {
    button "OK" { addTarget(self, action: save, for: .touchUpInside) }
  }
}
