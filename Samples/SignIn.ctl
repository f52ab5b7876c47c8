import "Theme.ctl"

// 文字大多直接写出；与其他页面共用的放在字符串目录里。

/// 登录的身份。
enum 身份 {
  个人 "个人"
  企业 "企业"
}

/// 各页面共用的应用名称。
let 应用名称: String = localized("app.name")

/// 用手机号和短信验证码登录。
screen SignIn "登录" {
  device: .iPhone
  background: #FFFFFF
  tintColor: brand

  var 所选身份: 身份 = .个人
  var 手机号: String = ""
  var 验证码: String = ""
  var 单位邮箱: String = ""
  var 保持登录: Bool = true
  /// 距离可以再次获取验证码的秒数。
  var 剩余秒数: Int in 0...60 = 0

  /// 短信通常要等好几秒。
  task 发送短信(kind: .network, duration: 8s)

  action 获取验证码(手机号: String)
  action 登录(手机号: String, 验证码: String)
  action 查看协议()
  action 更换身份()

  statusBar { networkActivityIndicator { while: 发送短信 } }

  table {
    section "账号" {
      row "身份" {
        segmentedControl {
          selection <-> 所选身份
          on valueChanged -> 更换身份()
        }
      }
      row "手机号" {
        textField 手机号输入 {
          text <-> 手机号
          placeholder: "11 位手机号"
          content: .phone
          keyboardType: .phonePad
          maxLength: 11
          clearButtonMode: .whileEditing
        }
      }
      if 所选身份 == .企业 {
        row "单位邮箱" {
          textField 邮箱输入 {
            text <-> 单位邮箱
            placeholder: "name@example.com"
            content: .email
            keyboardType: .emailAddress
            clearButtonMode: .whileEditing
          }
        }
      }
      row {
        label 验证码标签 "验证码"
        textField 验证码输入 {
          text <-> 验证码
          describedBy: 验证码标签
          placeholder: "6 位数字"
          content: .number
          keyboardType: .numberPad
          maxLength: 6
        }
        button 获取 {
          title: 剩余秒数 > 0 ? "重试（\(剩余秒数) 秒）" : "获取验证码"
          isEnabled: 剩余秒数 == 0 && count(手机号) == 11
          accessibility { hint: "把验证码发到手机上" }
          on touchUpInside -> 获取验证码(手机号: 手机号)
        }
        layout {
          pin leadingSpaceToSuperview(验证码标签) == 16
          pin horizontalSpacing(验证码输入, 获取) >= 8
          align baselines(验证码标签, 验证码输入, 获取)
        }
      }
    }

    section {
      row "保持登录" {
        switch {
          isOn <-> 保持登录
          states: ["关", "开"]
        }
      }
    }
  }

  content {
    button {
      title: localized("signin.submit")
      isEnabled: !isEmpty(手机号) && count(验证码) == 6
      accessibility {
        label: localized("signin.submit")
        hint: localized("signin.submit.hint")
      }
      on touchUpInside -> 登录(手机号: 手机号, 验证码: 验证码)
    }
    label "登录\(应用名称)即表示同意用户协议。" {
      font: .footnote
      textColor: mutedInk
    }
    button "查看协议" { on touchUpInside -> 查看协议() }
  }
}
