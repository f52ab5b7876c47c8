screen CleanChineseLogin "登录" {
  var 手机: String = ""
  var 验证码: String = ""
  task 登录(手机: String, 验证码: String, kind: .network, duration: 3s)
  action 发送(手机: String)

  statusBar { networkActivityIndicator { while: 登录 } }
  table {
    section {
      footer: "验证码将以短信发送。"
      row "手机号" { textField { text <-> 手机; placeholder: "138 0013 8000"; keyboardType: .phonePad } }
      row "验证码" { textField { text <-> 验证码; placeholder: "123456"; keyboardType: .numberPad } }
    }
    if 登录.isFailed { row { label "\(登录.message)" } }
  }
  toolbar {
    button "获取验证码" { isEnabled: !手机.isEmpty; on touchUpInside -> 发送(手机: 手机) }
    button "登录" {
      isEnabled: !验证码.isEmpty && !登录.isRunning
      on touchUpInside -> 登录(手机: 手机, 验证码: 验证码)
    }
  }
}
