screen S "S" {
  content { label "\(1e400)" }
}
