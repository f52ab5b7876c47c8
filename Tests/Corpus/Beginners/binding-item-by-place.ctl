record I { id: Int; on: Bool = false }
screen A "A" { var items: [I] = [I(id: 1)]
  table { row "T" { on select -> push B(i <-> items[0]) } } }
screen B(i: binding I) "B" { content { label "\(i.id)"; button "Turn On" { on touchUpInside -> i.on = true } } }
