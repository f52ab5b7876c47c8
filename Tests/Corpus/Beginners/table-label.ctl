screen T "T" {
  table {
    label "x"
  }
}
