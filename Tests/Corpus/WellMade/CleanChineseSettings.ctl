enum 主题 { 浅色 "浅色"; 深色 "深色"; 自动 "自动" }

screen CleanChineseSettings "设置" {
  var 通知: Bool = true
  var 声音: Bool = false
  var 外观: 主题 = .自动
  var 亮度: Double in 0...1 = 0.5
  action 打开(页: String)

  table {
    section "通知" {
      row "允许通知" { switch { isOn <-> 通知 } }
      if 通知 { row "声音" { switch { isOn <-> 声音 } } }
    }
    section "显示" {
      row "外观" { segmentedControl { selection <-> 外观 } }
      row "亮度" { slider { value <-> 亮度 } }
    }
    section {
      row "关于本机" { accessory: .disclosureIndicator; on select -> 打开(页: "关于") }
    }
  }
}
