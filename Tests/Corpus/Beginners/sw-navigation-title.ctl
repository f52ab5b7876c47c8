screen Home "Home" {
  navigationTitle: "Tea"
  content { label "A" }
}
