enum Size { small "S"; medium "M"; large "L" }
enum Shade { white "White"; black "Black" }

screen CleanProduct(name: String = "T-Shirt") "\(name)" {
  var size: Size = .medium
  var shade: Shade = .white
  var count: Int in 1...9 = 1
  var page: Int in 0...2 = 0
  action order(count: Int)

  table {
    row {
      imageView {
        image: page == 0 ? "shirt.front" : page == 1 ? "shirt.back" : "shirt.side"
        accessibility { label: "\(name)" }
      }
    }
    section "Choose" {
      row "Size" { segmentedControl { selection <-> size } }
      row "Color" { segmentedControl { selection <-> shade } }
      row {
        label amount "Quantity: \(count)"
        stepper { value <-> count; describedBy: amount; valueLabel: amount }
      }
    }
    row "Next Picture" { on select -> page = page == 2 ? 0 : page + 1 }
  }
  toolbar { button "Add to Bag" { on touchUpInside -> order(count: count) } }
}
