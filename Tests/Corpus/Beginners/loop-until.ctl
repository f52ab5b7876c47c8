screen Tea "Tea" {
  content { for cup in 0 until 3 { label "\(cup)" } }
}
