screen Tea "Tea" {
  content { label today }
}
