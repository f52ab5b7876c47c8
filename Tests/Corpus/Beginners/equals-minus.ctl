screen Darts "Darts" {
  var points: Int in 0...501 = 0

  action save(points: Int)

  content {
    label "Points: \(points)"
    stack {
      axis: .horizontal
      spacing: 8pt
      button "Add Ten" { on touchUpInside -> points =- 10 }
      button "Reset" { on touchUpInside -> points = 0 }
    }
  }
  toolbar { button "Save" { on touchUpInside -> save(points: points) } }
}
