screen Editor "Editor" {
  action save()

  content {
    button "Save" { on touchUpInside { return save() } }
  }
}
