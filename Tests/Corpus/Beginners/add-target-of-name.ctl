screen Tea "Tea" {
  action save()
  content {
    button ok "OK"
    ok.addTarget(self, action: save, for: .touchUpInside)
  }
}
