/// The color of the brand.
public let brand = Color(light: #6A1B9A, dark: #CE93D8)
public let faint = Color(light: #5F5F5F, dark: #B0B0B0)

/// A heading above a group of texts.
public style heading: label { font: .headline }

/// A note in small letters.
public style note: label {
  font: .footnote
  textColor: faint
}

public appearance button { tintColor: brand }

/// What is shown while something loads, or when it has failed.
public component Loading(isRunning: Bool, isFailed: Bool, message: String) {
  event retry
  if isRunning {
    row { activityIndicator { isAnimating: isRunning; style: .gray } }
  }
  if isFailed {
    row {
      label "\(message)" { style: note }
      button "Try Again" { on touchUpInside -> retry() }
    }
  }
}
