component C(binding n: Int) { label t "\(n)"
  stepper { value <-> n; describedBy: t } }
screen Tea "Tea" {
  var n = 1
  content { C { n <-> n } }
}
