screen Tea "Tea" {
  property int n: 1
  content { label "\(n)" }
}
