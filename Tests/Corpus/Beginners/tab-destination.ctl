screen App "App" {
  tabBar {
    tab "Shop" {
      image: "cart"
      screen: Shop()
    }
    tab "News" {
      image: "newspaper"
      destination: News()
    }
  }
}

screen Shop "Shop" {
  table { row "Sencha" }
}

screen News "News" {
  content { label "Open on Sunday." }
}
