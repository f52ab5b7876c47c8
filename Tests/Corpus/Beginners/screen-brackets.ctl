screen B[start: Int] "B" {
  content { label "\(start)" }
}
