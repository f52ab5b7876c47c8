screen Recipe "Recipe" {
  let steps = ["Boil the water", "Warm the pot", "Wait a little"]

  content {
    stack {
      axis: .vertical
      spacing: 4pt
      margins: 8pt 16pt
      for step in steps {
        label "\(step)"
      }
    }
  }
}
