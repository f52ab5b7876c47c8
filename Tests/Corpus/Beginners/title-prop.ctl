screen Tea {
  navigationTitle: "Tea"
  content { label "Hi" }
}
