import "Components.ctl"
import "Theme.ctl"

/// How the two sides of a sheet are used.
enum Sides {
  front "Front"
  both "Both"
  booklet "Booklet"
}

/// Chooses paper and pages before printing.
screen PrintDialog "Print" {
  device: .iPhone
  tintColor: brand

  let pageCount: Int = 48
  let formats: [String] = ["A4", "A5", "Letter", "Legal"]

  var copies: Int in 1...20 = 1
  var perSheet: Int in 1...16 = 1
  var firstPage: Int in 1...48 = 1
  var lastPage: Int in 1...48 = 48
  var format: String = "A4"
  var tray: String = "Upper"
  var sides: Sides = .both
  var scale: Double in 0.25...2 = 1

  task spooling(kind: .other, duration: .known)
  var spooled: Double in 0...1 = 0

  action print(copies: Int, from: Int, through: Int)
  action choose(wheel: Int, row: Int)

  navigationBar {
    button "Print" {
      isEnabled: firstPage <= lastPage
      on touchUpInside -> print(copies: copies, from: firstPage, through: lastPage)
    }
  }

  table {
    section "Pages" {
      row {
        label fromLabel "From \(firstPage)"
        stepper firstStepper {
          value <-> firstPage
          describedBy: fromLabel
          valueLabel: fromLabel
          autorepeat: true
          incrementImage: "plus"
          incrementImage(highlighted): "plus.fill"
          incrementImage(disabled): "plus.gray"
          decrementImage: "minus"
          decrementImage(highlighted): "minus.fill"
          decrementImage(disabled): "minus.gray"
          backgroundImage: resizable("stepper")
          backgroundImage(highlighted): resizable("stepper.pressed")
          // One image for each pair that can occur; both buttons are never down together.
          dividerImage(left: normal, right: normal): "divider"
          dividerImage(left: highlighted, right: normal): "divider.left"
          dividerImage(left: normal, right: highlighted): "divider.right"
        }
        layout {
          fromLabel.leading == superview.leading + 16
          fromLabel.centerY == firstStepper.centerY
          firstStepper.trailing == superview.trailing - 16
          fromLabel.width == firstStepper.width * 1.5 + 8 @ 500
          pin width(firstStepper) >= 94 @ 999
        }
      }
      row {
        LabeledStepper {
          title: "Through"
          count <-> lastPage
          limit: pageCount
        }
      }
      row {
        LabeledStepper {
          title: "Copies"
          count <-> copies
        }
      }
      row {
        LabeledStepper {
          title: "Pages a Sheet"
          count <-> perSheet
          limit: 4 * 4
          wraps: true
        }
      }
    }

    section "Paper" {
      row "Paper and Tray" {
        picker {
          wheel {
            values: formats
            selection <-> format
          }
          wheel {
            values: ["Upper", "Lower", "Manual"]
            selection <-> tray
          }
          accessibility { label: "Paper and Tray" }
          on select(wheel, row) -> choose(wheel: wheel, row: row)
        }
      }
      row "Sides" {
        segmentedControl { selection <-> sides }
      }
      row "Scale" {
        slider {
          value <-> scale
          minimumValueImage: "page.small"
          maximumValueImage: "page.large"
        }
      }
    }

    section {
      row {
        label "About \(max(1, copies * (lastPage - firstPage + 1) / perSheet)) sheets" {
          font: .footnote
          textColor: mutedInk
        }
        progressView {
          progress: spooled
          duration: .known
          isHidden: spooled == 0
          trackTintColor: #E5E5EA
        }
      }
    }
  }
}
