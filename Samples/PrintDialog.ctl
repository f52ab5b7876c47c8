import "Components.ctl"
import "Theme.ctl"

/// How the two sides of a sheet are used.
enum Sides {
  front "Front"
  both "Both"
  booklet "Booklet"
}

/// Which pages are printed.
enum PageRange {
  all "All"
  current "Current"
  selected "Selected"
}

/// Chooses paper and pages before printing.
screen PrintDialog "Print" {
  device: .iPhone
  tintColor: brand

  let pageCount: Int = 48
  let formats: [String] = ["A4", "A5", "Letter", "Legal"]

  var copies: Int in 1...20 = 1
  var perSheet: Int in 1...16 = 1
  var pages: PageRange = .all
  var format: String = "A4"
  var tray: String = "Upper"
  var sides: Sides = .both
  var scale: Double in 0.25...2 = 1

  task spooling(kind: .other, duration: .known)
  var spooled: Double in 0...1 = 0

  action print(copies: Int, pages: PageRange)
  action choose(wheel: Int, row: Int)

  navigationBar {
    button "Print" {
      on touchUpInside -> print(copies: copies, pages: pages)
    }
  }

  table {
    section "Pages" {
      row "Range" {
        segmentedControl { selection <-> pages }
      }
      row {
        label copiesLabel "Copies: \(copies)"
        stepper copiesStepper {
          value <-> copies
          describedBy: copiesLabel
          valueLabel: copiesLabel
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
          copiesLabel.leading == superview.leading + 16
          copiesLabel.centerY == copiesStepper.centerY
          copiesStepper.trailing == superview.trailing - 16
          copiesLabel.width == copiesStepper.width * 1.5 + 8 @ 500
          pin width(copiesStepper) >= 94 @ 999
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
        label "About \(max(1, copies * (pages == .all ? pageCount : 1) / perSheet)) sheets" {
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
