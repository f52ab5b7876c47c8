/// A slider with images at both ends and custom thumb for every state.
style lens: slider {
  minimumValueImage: "photo.small"
  maximumValueImage: "photo.large"
  thumbImage: "thumb"
  thumbImage(highlighted): "thumb.lit"
  thumbImage(disabled): "thumb.gray"
}
screen Zoom "Zoom" {
  var zoom: Double in 1...8 = 1
  var locked: Bool = false
  table {
    row "Locked" { switch { isOn <-> locked } }
    row "Zoom" { slider { style: lens; value <-> zoom; isEnabled: !locked } }
    row { label "\(zoom.formatted(.number(fractionDigits: 1))) times" }
  }
}
