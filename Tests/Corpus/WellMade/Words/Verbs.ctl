/// 词语：正常的中文按钮和标题。
screen Verbs "挂号" {
  action a()
  content {
    label "请选择"
    button "挂号" { on touchUpInside -> a() }
    button "取药" { on touchUpInside -> a() }
    button "预约门诊" { on touchUpInside -> a() }
    button "重新排队" { on touchUpInside -> a() }
    button "立即支付" { on touchUpInside -> a() }
    button "查看报告" { on touchUpInside -> a() }
    button "申请转院" { on touchUpInside -> a() }
    button "不再提醒" { on touchUpInside -> a() }
    button "缴费" { on touchUpInside -> a() }
  }
}
