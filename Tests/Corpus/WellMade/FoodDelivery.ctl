enum 口味 {
  清淡 "清淡"
  微辣 "微辣"
  特辣 "特辣"
}

screen 外卖 "点餐" {
  var 份数: Int in 1...9 = 1
  var 选择: 口味 = .微辣
  var 送达: Date = "2026-05-04T12:00"
  var 餐具 = false

  action 下单(份数: Int)

  table {
    row "口味" { segmentedControl { selection <-> 选择 } }
    row {
      label 数量 "份数：\(份数)"
      stepper { value <-> 份数; describedBy: 数量; valueLabel: 数量 }
    }
    row "送达时间" { datePicker { mode: .time; date <-> 送达; minuteInterval: 15 } }
    row "需要餐具" { switch { isOn <-> 餐具 } }
  }
  toolbar {
    button {
      title: 份数 == 1 ? "提交订单" : "提交 \(份数) 份"
      on touchUpInside -> 下单(份数: 份数)
    }
  }
}
