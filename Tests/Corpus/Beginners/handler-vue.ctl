screen Home "Home" {
  action save()
  content { button "Save" { @click="save" } }
}
