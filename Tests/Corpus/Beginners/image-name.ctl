screen Welcome "Welcome" {
  var page: Int in 0...2 = 0
  var name: String = ""

  action finishSetup(name: String)

  content {
    if page == 0 {
      imageView("hand.wave") { decorative: true }
      label "Hello!" { font: .headline }
      label "Three steps, and you are ready." { numberOfLines: 0 }
    } else if page == 1 {
      label "What is your name?" { font: .headline }
      textField {
        text <-> name
        placeholder: "Name"
      }
    } else {
      label "Welcome, \(name.isEmpty ? "friend" : name)." { font: .headline }
    }
    pageControl {
      currentPage <-> page
      numberOfPages: 3
      accessibility { label: "Step" }
    }
  }
  toolbar {
    button "Back" {
      isEnabled: page > 0
      on touchUpInside -> page -= 1
    }
    button "\(page == 2 ? "Start" : "Continue")" {
      on touchUpInside {
        if page == 2 {
          finishSetup(name: name)
        } else {
          page += 1
        }
      }
    }
  }
}
