enum Leaf { green "Green"; black "Black" }

/// Names that hide others, ends that are computed, parts that come and go.
component Loader(name: String) {
  var tries: Int = 0
  label "Hi \(name), \(tries)"
  button "Try" { on touchUpInside -> tries += 1 }
}

screen Corners "Corners" {
  let most = count("corners and more")
  var size: Int in 1...most = 5
  var share: Double in 0...1 = 0.5
  var loaded: Bool = false
  var price: Double?
  var names: [String] = ["b"]
  var first: Leaf = .green
  var second: Leaf = .black

  content {
    Loader { name: "A" }
    for max in [1, 2] {
      label "\(max) \(min(max, size))"
    }
    for min in names.sorted(by: $0) {
      label "\(min): \(min.count)"
    }
    slider { value <-> size; accessibility { label: "Size" } }
    slider { value <-> share; maximumValue: 0.8; accessibility { label: "Share" } }
    button { image: "plus"; accessibility { hint: "Adds one" }; on touchUpInside -> loaded = true }
    button { image: "minus"; accessibility { label: "Less" }; on touchUpInside -> loaded = false }
    label "\(price?.round() ?? 0) \(price?.formatted(.percent) ?? "none")"
    picker {
      wheel { selection <-> first }
      if loaded {
        wheel { selection <-> second }
      }
    }
  }
}

/// Every escape, and a wheel that nothing is bound to beside one that is.
screen Wheels "Wheels" {
  var size: String = "S"
  var isLong: Bool = false
  content {
    label "Tab\tquote\"line\nback\\slash\u{2022}"
    picker sizes {
      wheel { values: ["S", "M"]; selection <-> size }
      if isLong { wheel { values: ["Short", "Long"] } }
      accessibility { label: "Size" }
    }
    switch { isOn <-> isLong; accessibility { label: "Long" } }
  }
}
