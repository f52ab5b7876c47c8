screen Nap "Nap" {
  var seconds: Int in 0...7200 = 1200

  action start(seconds: Int)

  table {
    row "Sleep For" {
      datePicker {
        mode: .countDownTimer
        countDownDuration <-> seconds
      }
    }
  }
  toolbar {
    button "Start" { on touchUpInside -> start(seconds: seconds) }
  }
}
