extension Kind {
  static let statusBar = Kind(
    .statusBar, role: .container,
    title: Localized("Status Bar", "状态栏"),
    documentation: Localized(
      "The strip at the top of the screen that belongs to the system. Network activity shows here.",
      "屏幕顶部属于系统的一条区域，网络活动在这里显示。"),
    placement: Localized("A screen.", "界面中。"),
    ground: .bar,
    related: [.networkActivityIndicator, .navigationBar],
    children: .elements,
    example: exampleFile)
}

private let exampleFile = #"""
  screen Weather "Weather" {
    task loading(kind: .network, duration: 6s)

    statusBar { networkActivityIndicator { while: loading } }
    content { label "21\u{B0}" }
  }
  """#
