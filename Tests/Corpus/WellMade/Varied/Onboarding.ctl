record Page { id: Int; title: String; text: String }
screen Welcome "Welcome" {
  let pages = [
    Page(id: 0, title: "Plan", text: "Write down what you want to do."),
    Page(id: 1, title: "Do", text: "Cross it out when it is done."),
    Page(id: 2, title: "Look Back", text: "See what you did this week.")
  ]
  var page: Int in 0...2 = 0
  action finish()
  content {
    background: #FFFFFF
    label "\(pages[page].title)" { font: .headline; textAlignment: .center }
    label "\(pages[page].text)" { numberOfLines: 0; textAlignment: .center; textColor: #444444 }
    if page == 2 {
      button "Get Started" { on touchUpInside -> finish() }
    } else {
      button "Continue" { on touchUpInside -> page += 1 }
    }
  }
  pageControl {
    numberOfPages: pages.count
    currentPage <-> page
    pageIndicatorTintColor: #BBBBBB
    currentPageIndicatorTintColor: #222222
  }
}
