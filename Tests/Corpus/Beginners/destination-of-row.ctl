screen Teas "Teas" {
  let kinds = ["Assam"]
  table { for kind in kinds { row "\(kind)" { destination: Details } } }
}
screen Details "Details" { content { label "A tea" } }
