/// The app of a tea house. Two of its tabs hold other screens, each with its own way back.
screen TeaHouse "Tea House" {
  var guest: String = "Ada"
  var news: Int in 0...9 = 2

  tabBar {
    tab "Menu" {
      image: "cup"
      screen: Menu(guest: guest)
    }
    tab "News" {
      image: "newspaper"
      badgeValue: news > 0 ? "\(news)" : ""
      screen: News()
    }
    tab "Account" {
      image: "person"
      table {
        row "Name" { textField { text <-> guest; placeholder: "Grace" } }
        row "Mark News as Read" { on select -> news = 0 }
      }
    }
  }
}

/// The teas of the house.
screen Menu(guest: String) "Teas for \(guest)" {
  let teas = ["Assam", "Sencha", "Oolong"]
  var cups: Int in 0...9 = 0

  table {
    section "Teas" {
      for tea in teas {
        row "\(tea)" { accessory: .disclosureIndicator; on select -> push TeaDetails(tea: tea) }
      }
    }
    section "Order" {
      row "Cups: \(cups)" { stepper { value <-> cups } }
    }
  }
}

/// What there is to know of one tea.
screen TeaDetails(tea: String) "\(tea)" {
  var isFavorite: Bool = false

  table {
    row "Favorite" { switch { isOn <-> isFavorite } }
  }
}

/// What is new.
screen News "News" {
  table {
    row "The first flush is here."
    row "Open on Sunday."
  }
}
