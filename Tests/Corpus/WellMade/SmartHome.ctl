enum 空调模式 {
  制冷 "制冷"
  制热 "制热"
  除湿 "除湿"
  送风 "送风"
}

/// 客厅里的设备。
screen SmartHome "客厅" {
  device: .iPhone
  tintColor: #007AFF

  var 灯: Bool = true
  var 亮度: Double in 0...100 = 70
  var 空调: Bool = false
  var 模式: 空调模式 = .制冷
  var 温度: Int in 16...30 = 26
  var 关机: Duration = 2h
  var 场景: String = "回家"

  task 同步(kind: .network, duration: 3s)

  action 刷新()
  action 全部关闭()
  action 运行(场景: String)

  statusBar { networkActivityIndicator { while: 同步 } }

  table {
    refreshControl { on valueChanged -> 刷新() }
    section "灯光" {
      row "吊灯" { switch 吊灯 { isOn <-> 灯 } }
      row "亮度" {
        slider {
          value <-> 亮度
          isEnabled: 吊灯.isOn
          minimumValueImage: "sun.min"
          maximumValueImage: "sun.max"
        }
      }
    }
    section "空调" {
      row "空调" { switch 空调开关 { isOn <-> 空调 } }
      if 空调 {
        row "模式" { segmentedControl { selection <-> 模式 } }
        row "温度" {
          label 温度标签 "\(温度) ℃"
          stepper { value <-> 温度; valueLabel: 温度标签 }
        }
        row "定时关机" {
          datePicker { mode: .countDownTimer; countDownDuration <-> 关机; minuteInterval: 30 }
        }
      }
    }
    section "场景" {
      row "场景" {
        picker {
          wheel { values: ["回家", "离家", "睡眠", "影院"]; selection <-> 场景 }
        }
      }
      row { button "打开场景" { on touchUpInside -> 运行(场景: 场景) } }
    }
  }

  toolbar { button "关闭所有设备" { on touchUpInside -> 全部关闭() } }
}
