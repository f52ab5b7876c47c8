screen Tea "Tea" {
  table { section { header { label "Kinds" } row "A" } }
}
