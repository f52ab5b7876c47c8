screen Login "登录" {
  var phone: String = ""
  var code: String = ""
  var agreed: Bool = false
  task sendCode(phone: String, kind: .network) -> Bool
  task logIn(phone: String, code: String, kind: .network) -> Bool
  var isSent: Bool = false
  var isIn: Bool = false
  statusBar { networkActivityIndicator { while: logIn } }
  table {
    row "手机号" { textField { text <-> phone; placeholder: "请输入手机号"; keyboardType: .phonePad } }
    row "验证码" {
      textField { text <-> code; placeholder: "6 位数字"; keyboardType: .numberPad; maxLength: 6 }
      button "获取" {
        isEnabled: !sendCode.isRunning && !phone.isEmpty
        accessibility { label: "获取验证码" }
        on touchUpInside -> isSent = sendCode(phone: phone)
      }
    }
    row "同意用户协议" { switch { isOn <-> agreed } }
    if isSent { row { label "验证码已发送" } }
  }
  toolbar {
    button "登录" {
      isEnabled: agreed && code.count == 6 && !logIn.isRunning
      on touchUpInside -> isIn = logIn(phone: phone, code: code)
    }
    if isIn { label "欢迎回来" }
  }
}
