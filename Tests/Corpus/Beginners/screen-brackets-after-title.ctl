screen B "B" [start: Int] {
  content { label "\(start)" }
}
