enum 配送方式 {
  外送 "外送"
  自取 "自取"
}

/// 提交外卖订单。
screen OrderCheckout "确认订单" {
  device: .iPhone
  tintColor: #FF6A00

  var 方式: 配送方式 = .外送
  var 份数: Int in 1...20 = 1
  var 餐具: Int in 0...10 = 2
  var 备注: String = ""
  var 手机: String = ""
  var 送达时间: Date = "2026-03-08T12:30"
  var 开发票: Bool = false
  let 单价: Int = 28

  task 提交中(kind: .network, duration: 5s)

  action 提交订单(份数: Int, 合计: Int)
  action 选择地址()

  statusBar { networkActivityIndicator { while: 提交中 } }

  table {
    section "配送" {
      row "方式" { segmentedControl { selection <-> 方式 } }
      if 方式 == .外送 {
        row "地址" { on select -> 选择地址() }
        row "送达时间" {
          datePicker { date <-> 送达时间; minuteInterval: 15; minimumDate: "2026-03-08T11:00" }
        }
      }
      row "手机号" {
        textField { text <-> 手机; placeholder: "骑手联系您的号码"; keyboardType: .phonePad }
      }
    }
    section "商品" {
      row "番茄牛肉饭" {
        label 份数标签 "\(份数) 份"
        stepper { value <-> 份数; describedBy: 份数标签; valueLabel: 份数标签 }
      }
      row "餐具" {
        label 餐具标签 "\(餐具) 套"
        stepper { value <-> 餐具; describedBy: 餐具标签; valueLabel: 餐具标签 }
      }
      row "备注" { textField { text <-> 备注; placeholder: "口味、忌口等"; maxLength: 50 } }
      row "开发票" { switch { isOn <-> 开发票 } }
    }
  }

  toolbar {
    label "合计 ¥\(单价 * 份数)"
    button "提交订单" { on touchUpInside -> 提交订单(份数: 份数, 合计: 单价 * 份数) }
  }
}
