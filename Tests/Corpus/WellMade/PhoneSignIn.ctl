screen 登录 "登录" {
  var 手机: String = ""
  var 验证码: String = ""

  action 登录账号(手机: String, 验证码: String)
  action 重发()

  table {
    row "手机号" {
      textField { text <-> 手机; placeholder: "11 位手机号"; keyboardType: .phonePad }
    }
    row "验证码" {
      textField { text <-> 验证码; placeholder: "6 位数字"; keyboardType: .numberPad }
    }
  }
  toolbar {
    button "发送验证码" { on touchUpInside -> 重发() }
    button "登录" {
      isEnabled: 验证码.count == 6
      accessibility { hint: "进入你的账号" }
      on touchUpInside -> 登录账号(手机: 手机, 验证码: 验证码)
    }
  }
}
