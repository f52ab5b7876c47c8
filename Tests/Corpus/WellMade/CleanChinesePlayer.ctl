screen CleanChinesePlayer "正在播放" {
  var 进度: Double in 0...300 = 42
  var 播放中: Bool = true
  action 跳转(方向: Int)

  content {
    label "月光" { font: .headline }
    label "夜莺乐队" { font: .subheadline }
    slider {
      value <-> 进度
      maximumValue: 300
      accessibility { label: "进度" }
    }
    stack {
      axis: .horizontal
      button {
        image: "backward.fill"
        accessibility { label: "上一首" }
        on touchUpInside -> 跳转(方向: -1)
      }
      button "\(播放中 ? "暂停" : "播放")" { on touchUpInside -> 播放中.toggle() }
      button {
        image: "forward.fill"
        accessibility { label: "下一首" }
        on touchUpInside -> 跳转(方向: 1)
      }
    }
  }
}
