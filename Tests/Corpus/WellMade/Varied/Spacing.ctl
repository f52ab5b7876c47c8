component Amount(title: String, value: binding Double, least: Double = 0, most: Double = 1) {
  row "\(title)" { slider { value <-> value; minimumValue: least; maximumValue: most } }
}
component Field(title: String, hint: String, text: binding String) {
  row "\(title)" { textField { text <-> text; placeholder: hint; clearButtonMode: .whileEditing } }
}
style muted: label { font: .footnote; textColor: #555555 }
screen Editor "Edit Photo" {
  var exposure: Double in -2...2 = 0
  var contrast: Double in 0...1 = 0.5
  var caption: String = ""
  action save()
  content {
    background: #FFFFFF
    imageView { image: "photo"; accessibility { label: "The photo" } }
    label "Changes are kept when you save." { style: muted }
  }
  table {
    Amount { title: "Exposure"; value <-> exposure; least: -2; most: 2 }
    Amount { title: "Contrast"; value <-> contrast }
    Field { title: "Caption"; hint: "At the Lake"; text <-> caption }
  }
  toolbar { button "Save" { on touchUpInside -> save() } }
}
