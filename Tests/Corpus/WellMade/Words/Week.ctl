/// A segmented control with short and similar words, an iPad with more segments, and a momentary one.
enum Day { mo "Mo"; tu "Tu"; we "We"; th "Th"; fr "Fr"; sa "Sa"; su "Su" }
screen Week "Week" {
  device: .iPad
  var day: Day = .mo
  action move(by: Int)
  content {
    segmentedControl { selection <-> day; accessibility { label: "Day" } }
    label "On \(day) the hall is open."
    segmentedControl {
      isMomentary: true
      accessibility { label: "Week" }
      segment "Back"
      segment "Next"
      on valueChanged -> move(by: 1)
    }
  }
}
