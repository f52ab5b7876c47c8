screen Settings {
  table {
    var a: Int = 1
    action go()
    enum Speed { slow }
    import "A.ctl"
  }
  pin width(a) == 8
  layout {
    label "One"
    value: 5
  }
  accessibility { on tap -> go }
  label "After"
}
