screen Tea "Tea" {
  var part: Int in 0...1 = 0

  tabBar {
    selection <-> part
    tab "Green" { content { label "Sencha" } }
    tab "Black" { content { label "Assam" } }
  }
}
