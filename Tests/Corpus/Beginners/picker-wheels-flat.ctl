screen Tea "Tea" {
  content { picker { wheels: ["a", "b"]; accessibility { label: "Kind" } } }
}
