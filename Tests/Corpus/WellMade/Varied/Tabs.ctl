screen Home "Home" {
  var tab: Int in 0...2 = 0
  var unread: Int in 0...99 = 3
  var isOnline: Bool = true
  var steps: Double in 0...1 = 0.6
  tabBar {
    selectedIndex <-> tab
    tab "Today" {
      image: "sun"
      content {
        label "6,000 of 10,000 steps"
        progressView { progress: steps; accessibility { label: "Steps" } }
      }
    }
    tab "Inbox" {
      image: "tray"
      badgeValue: unread > 0 ? "\(unread)" : ""
      table {
        row "Unread: \(unread)"
        row { button "Mark All as Read" { on touchUpInside -> unread = 0 } }
      }
    }
    tab "Me" { image: "person"; table { row "Show as Online" { switch { isOn <-> isOnline } } } }
  }
}
