screen Lamp "Lamp" {
  var level: Int in 0...2 = 0
  content {
    button "Next" {
      on touchUpInside {
        switch level {
          case 0: level = 1
          default: level = 0
        }
      }
    }
    label "\(level)"
  }
}
