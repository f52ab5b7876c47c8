/// 客户的一个账户。
record 账户 {
  id: Int
  名称: String
  余额: Double in 0...1000000 = 0
  已隐藏: Bool = false
}

screen 账户列表 "我的账户" {
  var 所有账户: [账户] = [账户(id: 1, 名称: "活期", 余额: 1280.5), 账户(id: 2, 名称: "定期", 余额: 50000)]
  var 显示余额: Bool = true

  action 转账(账户: 账户)

  table {
    section "账户" {
      for 账户 in 所有账户 where !账户.已隐藏 {
        row "\(账户.名称)" {
          subtitle: 显示余额 ? 账户.余额.formatted(.currency("CNY")) : "••••"
          on select -> 转账(账户: 账户)
          swipeAction "隐藏" { on touchUpInside -> 账户.已隐藏 = true }
        }
      } else {
        row “没有账户”
      }
    }
    section "设置" {
      row "显示余额" { switch { isOn <-> 显示余额 } }
    }
  }
}
