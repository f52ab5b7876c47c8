component Sign(face: String) {
  label "Open till ten" { font: custom(face, 20) }
}

screen Tea "Tea" {
  content { Sign { face: "Georgia" } }
}
