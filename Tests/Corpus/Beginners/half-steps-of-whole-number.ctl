screen Shoes "Shoes" {
  var size: Int in 36...48 = 42

  action find(size: Int)

  content {
    label sizeLabel "Size: \(size)"
    stepper {
      value <-> size
      stepValue: 0.5
      describedBy: sizeLabel
      valueLabel: sizeLabel
    }
  }
  toolbar {
    button "Find Shoes" { on touchUpInside -> find(size: size) }
  }
}
