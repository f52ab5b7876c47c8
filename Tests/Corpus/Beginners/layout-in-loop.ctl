record Ev { id: Int; title: String; start: Double }
screen A "A" {
  var evs: [Ev] = []
  content {
    for ev in evs {
      view box { label "\(ev.title)" }
      layout { box.top == superview.top + ev.start * 44 }
    }
  }
}
