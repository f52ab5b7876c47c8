let ink = Color(light: #1C1C1E, dark: #F2F2F7)
let paper = Color(light: #FFFFFF, dark: #1C1C1E)

style field: label {
  font: .headline
  textColor: ink
}

component Fact(name: String, value: String) {
  stack {
    axis: .vertical
    spacing: 2pt
    alignment: .leading
    label "\(name)" { font: .footnote; textColor: ink }
    label "\(value)" { style: field }
  }
}

screen BoardingPass "Boarding Pass" {
  var boards: Date = "2026-07-01T17:25"
  var gate: String = "B 12"
  var isLate: Bool = false

  action showMap()

  content {
    background: paper
    stack {
      axis: .horizontal
      spacing: 24pt
      Fact { name: "Gate"; value: gate }
      Fact { name: "Boards"; value: boards.formatted(time: .short) }
    }
    if isLate {
      label "The flight is late."
    }
    imageView {
      image: "barcode"
      alt: "Barcode of your boarding pass"
    }
  }
  toolbar {
    button "Show Map" { on touchUpInside -> showMap() }
  }
}
