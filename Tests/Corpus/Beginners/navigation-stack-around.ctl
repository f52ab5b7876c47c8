screen S "S" {
  NavigationStack {
    table { row "Tea" }
  }
}
