/// Steps that a person goes through, and what is known at each place.
screen GuidedSteps "Set Up" {
  let titles = ["Unpack", "Charge", "Connect"]
  var step: Int in 0...3 = 0
  var showsAll: Bool = false
  var scores: [Int] = [3, 12]

  table {
    if step < 3 {
      row "\(titles[step])" {
        button "Continue" { on touchUpInside -> step += 1 }
      }
    } else {
      row "All steps are done."
    }
    if step > 0 {
      let last = step - 1
      row "After \(titles[last])"
    }
    row "Show All" {
      switch { isOn <-> showsAll }
    }
    if showsAll {
      for number in 0..<step {
        row "\(number + 1). \(titles[number])"
      }
      for score in scores.filter($0 > 5) {
        if score > 10 {
          row "Great: \(score)"
        } else {
          row "Good: \(score)"
        }
      } else {
        row "No score yet"
      }
    }
    row "Start Again" {
      button "Reset" {
        isEnabled: step > 0
        on touchUpInside {
          step = 0
          scores.removeAll()
        }
      }
    }
  }
}
