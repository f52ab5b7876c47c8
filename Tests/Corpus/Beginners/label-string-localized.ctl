screen Tea "Tea" {
  content { label String(localized: "Hello") }
}
