screen Tea "Tea" {
  action save()
  content {
    button "OK" { addTarget(self, action: #selector(save), for: .touchUpInside) }
  }
}
