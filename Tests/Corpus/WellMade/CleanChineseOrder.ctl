record 菜 { id: Int; 名称: String; 价格: Double; 份数: Int in 0...9 = 0 }

screen CleanChineseOrder "点餐" {
  var 菜单: [菜] = [菜(id: 1, 名称: "红烧豆腐", 价格: 28), 菜(id: 2, 名称: "清炒时蔬", 价格: 22, 份数: 1)]
  var 备注: String = ""
  action 下单(备注: String)

  table {
    for 一道 in 菜单 {
      row {
        label 名 "\(一道.名称)：\(一道.份数) 份"
        stepper { value <-> 一道.份数; describedBy: 名; valueLabel: 名 }
      }
    }
    row "备注" { textField { text <-> 备注; placeholder: "少放辣" } }
  }
  toolbar {
    label "共 \(菜单.sum($0.份数)) 份"
    button "提交订单" { isEnabled: 菜单.sum($0.份数) > 0; on touchUpInside -> 下单(备注: 备注) }
  }
}
