record Item { id: Int; name: String; price: Double; image: Image }

component ItemCard(item: Item) {
  event buy(id: Int)
  event look(id: Int)
  row "\(item.name)" {
    subtitle: "\(item.price.formatted(.currency("EUR")))"
    image: item.image
    button "Buy" { on touchUpInside -> buy(id: item.id) }
    on select -> look(id: item.id)
  }
}

screen CleanShop "Featured" {
  var items: [Item] = [
    Item(id: 1, name: "Notebook", price: 4.5, image: "book"),
    Item(id: 2, name: "Lamp", price: 29, image: "lamp")
  ]
  var bag: [Int] = []
  action open(id: Int)
  action checkOut(ids: [Int])

  table {
    for item in items {
      ItemCard {
        item: item
        on buy(id) -> bag.append(id)
        on look(id) -> open(id: id)
      }
    }
  }
  toolbar {
    label "In Your Bag: \(bag.count)"
    button "Check Out" { isEnabled: !bag.isEmpty; on touchUpInside -> checkOut(ids: bag) }
  }
}
