screen A {
  content {
    label water "Water"
    layout {
      pin topSpaceToSuperview(water) == 8
      water.top == superview.leading + 30
    }
  }
}
