screen Tea "Tea" {
  var name: String = ""
  content {
    label time "x"
    stepper { value <-> name; describedBy: time }
  }
}
