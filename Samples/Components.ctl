import "Theme.ctl"

/// A number with the two buttons that change it; the label says which number it is.
component LabeledStepper(title: String, count: binding Int, limit: Int = 20, wraps: Bool = false) {
  label caption "\(title): \(count)"
  stepper {
    value <-> count
    minimumValue: 1
    maximumValue: limit
    wraps: wraps
    describedBy: caption
    valueLabel: caption
  }
}

/// One promise of the app: a short title with one sentence below.
component Feature(title: String, detail: String = "") {
  stack {
    axis: .vertical
    label heading "\(title)" {
      font: .headline
      textAlignment: .center
    }
    if !isEmpty(detail) {
      label "\(detail)" {
        font: .subheadline
        textColor: mutedInk
        numberOfLines: 0
        textAlignment: .center
      }
    }
  }
}

/// Something to watch while work goes on whose end nobody knows.
component Waiting(text: String = "One moment") {
  stack {
    axis: .horizontal
    spacing: 8pt
    activityIndicator {
      isAnimating: true
      style: .gray
    }
    label "\(text)\u{2026}" { font: .footnote }
  }
}
