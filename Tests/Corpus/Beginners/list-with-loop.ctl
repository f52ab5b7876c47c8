screen Tea "Tea" {
  let items = ["A", "B"]
  content { List { for item in items { row "\(item)" } } }
}
