screen Dialer "Keypad" {
  var number: String = ""
  let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["*", "0", "#"]]
  action call(number: String)
  content {
    background: #FFFFFF
    label "\(number)" { font: .headline; textAlignment: .center; accessibility { label: "Number" } }
    for keys in rows {
      stack {
        axis: .horizontal
        spacing: 20pt
        for key in keys {
          button "\(key)" {
            type: .custom
            border: true
            backgroundImage: "circle"
            emphasis: true
            on touchUpInside -> number = number + key
          }
        }
      }
    }
    button "Call" {
      type: .custom
      backgroundImage: "green"
      emphasis: true
      isEnabled: !number.isEmpty
      on touchUpInside -> call(number: number)
    }
  }
}
