screen Tea "Tea" {
  action save()
  content {
    button { image: "play"; aria-label: "Play"; on touchUpInside -> save() }
  }
}
