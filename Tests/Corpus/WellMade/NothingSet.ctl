/// What is `nil` is not set, and what is hidden is not seen.
record Tool {
  id: Int
  title: String
  icon: Image?
}

component Buy(title: String? = nil, icon: Image? = nil, back: Image? = nil) {
  event buy

  button {
    title: title
    image: icon
    type: back == nil ? .system : .custom
    backgroundImage: back
    emphasis: true
    accessibility { label: "Buy" }
    on touchUpInside -> buy()
  }
}

screen Shop "Shop" {
  action buy()

  content {
    Buy { title: "Buy"; on buy -> buy() }
    Buy { icon: "cart"; on buy -> buy() }
    Buy { title: "Buy"; back: "wide"; on buy -> buy() }
  }
}

screen Mixer "Mixer" {
  var bass: Double in 0...1 = 0
  var output: Int in 0...1 = 0
  var name: String = ""
  var tool: Int in 0...1 = 0
  let tools = [Tool(id: 1, title: "Cut"), Tool(id: 2, title: "Copy")]

  content {
    slider { value <-> bass; thumbImage: nil; accessibility { label: "Bass" } }
    segmentedControl {
      selectedSegmentIndex <-> output
      backgroundImage: nil
      accessibility { label: "Output" }
      segment "Left"
      segment "Right"
    }
    textField "Name" {
      text <-> name
      rightView: nil
      rightViewMode: .always
      clearButtonMode: .always
    }
    segmentedControl {
      selectedSegmentIndex <-> tool
      accessibility { label: "Tool" }
      for tool in tools { segment { title: tool.title; image: tool.icon } }
    }
  }
  toolbar {
    progressView {
      style: .bar
      progress: bass
      trackTintColor: nil
      accessibility { label: "Load" }
    }
  }
}

screen Night "Night" {
  var isDark: Bool = false

  background: isDark ? .black : .white

  content {
    label "Stars" { textColor: .white; isHidden: !isDark }
    label "Sun" { textColor: .black; isHidden: isDark }
    button "Change Look" { on touchUpInside -> isDark.toggle() }
  }
}
