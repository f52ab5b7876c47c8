screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  action save()
  content {
    button "Go" {
      on touchUpInside {
        switch minutes {
          case 1: save()
          default: minutes = 1
        }
      }
    }
  }
}
