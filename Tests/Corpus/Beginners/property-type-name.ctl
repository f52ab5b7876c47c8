component Options(style: InfoButtonStyle) {
  label "Options"
}

screen Tea "Tea" {
  content { Options { style: .dark } }
}
