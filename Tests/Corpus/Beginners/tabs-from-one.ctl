screen Teas "Teas" {
  var shown: Int in 1...2 = 1
  tabBar {
    selectedIndex <-> shown
    tab "Shop" { table { row "Sencha" { on select -> shown = 2 } } }
    tab "News" { content { label "None" } }
  }
}
