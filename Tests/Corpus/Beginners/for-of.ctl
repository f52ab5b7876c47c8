screen Tea "Tea" {
  content {
    for x of ["a"] { label "\(x)" }
  }
}
