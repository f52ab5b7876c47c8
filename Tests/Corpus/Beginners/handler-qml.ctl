screen Home "Home" {
  action save()
  content { button "Save" { onClicked: save() } }
}
