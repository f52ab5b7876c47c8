record I { id: Int; on: Bool = false }
screen A "A" { var items: [I] = [I(id: 1)]
  let found = items.filter($0.id == nope)
  table { for item in found { row "\(item.id)" { on select -> push B(i <-> item) } } } }
screen B(i: binding I) "B" { content { label "\(i.id)" } }
