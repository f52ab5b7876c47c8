screen Tea "Tea" {
  content { label "\(minute())" }
}
