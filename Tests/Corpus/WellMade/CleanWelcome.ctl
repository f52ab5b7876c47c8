record Slide { title: String; text: String }

screen CleanWelcome "Welcome" {
  let slides = [
    Slide(title: "Collect", text: "Save what you want to read."),
    Slide(title: "Read", text: "Open it anywhere, even offline."),
    Slide(title: "Share", text: "Send it to a friend.")
  ]
  var page: Int in 0...2 = 0
  action begin()

  content {
    label "\(slides[page].title)" { font: .headline }
    label "\(slides[page].text)"
    if page == 2 {
      button "Get Started" { on touchUpInside -> begin() }
    } else {
      button "Continue" { on touchUpInside -> page += 1 }
    }
    pageControl {
      numberOfPages: slides.count
      currentPage <-> page
      accessibility { label: "Introduction" }
    }
  }
}
