enum 辣度 { 不辣 "不辣"; 微辣 "微辣"; 特辣 "特辣" }

screen 点餐 "点餐" {
  var 口味: 辣度 = .微辣
  var 份数: Int in 1…10 = 1
  var 备注: String = ""
  var 确认中: Bool = false
  let 单价 = 28.0

  action 下单(份数: Int, 口味: 辣度, 备注: String)

  table {
    section "牛肉面" {
      footer: "约二十分钟送达。"
      row "辣度" { segmentedControl { selection <-> 口味 } }
      row {
        label 数量 "份数：\(份数)"
        stepper { value <-> 份数; describedBy: 数量; valueLabel: 数量 }
      }
      row "备注" { textField { text <-> 备注; placeholder: "不要香菜" } }
    }
    row { label "合计：\((Double(份数) * 单价).formatted(.currency("CNY")))" }
  }
  toolbar {
    button "下单" { on touchUpInside -> 确认中 = true }
  }
  actionSheet "确认下单吗？" {
    isPresented <-> 确认中
    button "下单" { on touchUpInside -> 下单(份数: 份数, 口味: 口味, 备注: 备注) }
    button "取消"
  }
}
