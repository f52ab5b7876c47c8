import "Components.ctl"
import "Theme.ctl"

/*
 The four pages are peers: a person swipes through them, and the dots only count.
 /* Earlier drafts nested the privacy page under the reminders; a page control cannot show that. */
*/

/// The first minutes with the app.
screen Onboarding "Welcome" {
  device: .iPhone
  background: paper
  tintColor: brand

  var page: Int in 0...3 = 0
  /// Nil until the person has told us.
  var name: String? = nil

  action show(page: Int)
  action finish()
  action openPolicy()

  content {
    view hello {
      isHidden: page != 0
      Feature {
        title: "Hello, \(name ?? "Reader") \u{1F44B}"
        detail: "Keep \"every\" book you love\nin one place."
      }
    }
    view shelves {
      isHidden: page != 1
      Feature {
        title: "Shelves"
        detail: "Sort by mood, author or color."
      }
    }
    view reminders {
      isHidden: page != 2
      Feature { title: "Reminders" }
    }
    view privacy {
      isHidden: page != 3
      label promise "What you read stays on this device." {
        font: .body
        isCopyable: true
        numberOfLines: 0
      }
      button policyButton "Read the Policy" { on touchUpInside -> openPolicy() }
      layout {
        pin topSpaceToSuperview(promise) >= 40
        pin verticalSpacing(promise, policyButton) == 12
        pin leadingSpaceToSuperview(promise, policyButton) == 20
        pin trailingSpaceToSuperview(promise) == 20
        align leftEdges(promise, policyButton)
      }
    }

    if page == 0 {
      button "Start" { on touchUpInside -> show(page: 1) }
    } else if page < 3 {
      button "Continue" { on touchUpInside -> show(page: page + 1) }
    } else {
      button "Finish" {
        accessibility { hint: "Opens your first shelf" }
        on touchUpInside -> finish()
      }
    }

    pageControl dots {
      numberOfPages: 4
      currentPage <-> page
      pages: [hello, shelves, reminders, privacy]
      views: .peers
      hidesForSinglePage: true
      accessibility { label: "Introduction" }
      on valueChanged -> show(page: page)
    }

    layout {
      pin widthsEqually(hello, shelves, reminders, privacy)
      pin heightsEqually(hello, shelves, reminders, privacy)
      align topEdges(hello, shelves, reminders, privacy)
      align bottomEdges(hello, shelves, reminders, privacy)
      align rightEdges(hello, shelves)
      align horizontalCenters(hello, dots)
      align verticalCenterInContainer(hello)
      pin bottomSpaceToSuperview(dots) <= 24 @ 750
      pin height(hello) <= 360
    }
  }
}
