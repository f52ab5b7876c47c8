screen Tea "Tea" {
  action save()
  content {
    imageView "star" { on touchUpInside -> save() }
  }
}
