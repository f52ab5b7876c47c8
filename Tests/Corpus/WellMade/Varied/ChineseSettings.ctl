enum Theme { light "浅色"; dark "深色"; auto "自动" }
screen Settings "设置" {
  var theme: Theme = .auto
  var notify: Bool = true
  var size: Double in 12...24 = 16
  var nickname: String = ""
  var birthday: Date = "1995-06-01"
  action logOut()
  action clearCache()
  var asks: Bool = false
  table {
    section "账户" {
      row "昵称" {
        textField { text <-> nickname; placeholder: "小明"; clearButtonMode: .whileEditing }
      }
      row "生日" { datePicker { mode: .date; date <-> birthday; maximumDate: "2026-01-01" } }
    }
    section "显示" {
      row "主题" { segmentedControl { selection <-> theme } }
      row "字体大小" {
        slider { value <-> size; minimumValueImage: "textSmall"; maximumValueImage: "textLarge" }
      }
    }
    section "通知" {
      row "接收推送通知" { switch { isOn <-> notify } }
    }
    section {
      row { button "清除缓存" { on touchUpInside -> clearCache() } }
      row { button "退出登录" { tintColor: #D00000; on touchUpInside -> asks = true } }
    }
  }
  alert "确定要退出登录吗？" {
    isPresented <-> asks
    button "退出" { on touchUpInside -> logOut() }
    button "取消"
  }
}
