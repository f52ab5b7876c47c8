screen Tea "Tea" {
  action save()
  content {
    imageView { image: "star"; on tap -> save() }
  }
}
