component C(title: String) label "\(title)"
screen A "A" { content { C { title: "Hi" } } }
