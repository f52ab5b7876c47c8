enum A {
  one "One" price: 5 }
  two "Two" { price 5; price = 6; var price = 7; let price = 8; price <-> x }
  three "Three" { price: }
  four
    price: 5
  }
  five = 5 { price: 5 }
  let
  let price
  let price Double
  let price: = 5
  var price: Double { 5 }
}
