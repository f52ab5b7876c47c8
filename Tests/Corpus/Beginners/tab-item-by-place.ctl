record Box { id: Int; n: Int = 0 }
screen Outer "Outer" {
  var boxes: [Box] = [Box(id: 1), Box(id: 2)]
  tabBar {
    tab "First" { screen: Inner(box <-> boxes[0]) }
    tab "Sum" { table { row "Sum \(boxes.sum($0.n))" } }
  }
}
screen Inner(box: binding Box) "Box" { table { row "Up" { on select -> box.n += 1 } } }
