record Article {
  id: Int
  name: String
  price: Float
  count: Int in 0...20 = 0
}

screen Shop "Shop" {
  var shown: Int in 0...1 = 0
  var articles: [Article] = [
    Article(id: 1, name: "Teapot", price: 32.5),
    Article(id: 2, name: "Cup", price: 8, count: 2)
  ]

  tabBar {
    selectedIndex <-> shown
    tab "Goods" {
      image: "bag"
      table {
        for article in articles {
          row "\(article.name)" {
            subtitle: article.price.formatted(.currency("USD"))
            image: "shippingbox"
            stepper {
              value <-> article.count
              accessibility { label: "Number of \(article.name)" }
            }
            label "\(article.count)"
          }
        }
      }
    }
    tab "Basket" {
      image: "cart"
      badgeValue: articles.sum($0.count) > 0 ? "\(articles.sum($0.count))" : ""
      table {
        for article in articles where article.count > 0 {
          row "\(article.count) × \(article.name)"
        } else {
          row "Your basket is empty."
        }
        row "Check Out" { on select -> push CheckOut(count: articles.sum($0.count)) }
      }
    }
  }
}

screen CheckOut(count: Int) "Check Out" {
  content {
    label "You order \(count) things." { numberOfLines: 0 }
  }
}
