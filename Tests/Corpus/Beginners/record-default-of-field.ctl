record Line { price: Double; total: Double = price * 2 }

screen Order "Order" {
  let line: Line = Line(price: 2)
  content { label "In all \(line.total)" }
}
