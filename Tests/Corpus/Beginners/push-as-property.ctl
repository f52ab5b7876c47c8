screen Teas "Teas" {
  let kinds = ["Assam"]
  table { for kind in kinds { row "\(kind)" { push: Details(kind: kind) } } }
}
screen Details(kind: String) "\(kind)" { content { label "A tea" } }
