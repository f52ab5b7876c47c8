screen Home "Home" {
  action save()
  content { button "Save" { on "touchUpInside" -> save() } }
}
