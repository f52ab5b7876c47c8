screen Home "Home" {
  action save()
  content { button "Save" { onClick = { save() } } }
}
