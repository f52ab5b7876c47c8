screen App "App" {
  var user: String = "Ada"

  tabBar {
    tab "Shop" {
      image: "cart"
      Shop(user: user)
    }
    tab "Account" {
      table { row "Name" { textField { text <-> user; placeholder: "Grace" } } }
    }
  }
}

screen Shop(user: String) "Shop of \(user)" {
  table { row "Sencha" }
}
