/// A short introduction, and teas to choose from.
screen Scrolling "Teas" {
  var page: Int in 0...2 = 0
  var scrolled: Double in 0...1000 = 0
  var chosen: Int in 0...9 = 0

  content {
    scrollView steps {
      axis: .horizontal
      isPagingEnabled: true
      currentPage <-> page
      label "Pick a tea."
      label "Heat the water."
      stack {
        axis: .vertical
        label "Wait three minutes."
        button "Read Again" { on touchUpInside -> page = 0 }
      }
    }
    pageControl {
      numberOfPages: 3
      currentPage <-> page
    }
    scrollView teas {
      axis: .horizontal
      spacing: 8pt
      for number in 1...9 {
        button "Choose \(number)" { on touchUpInside -> chosen = number }
      }
    }
    label "Chosen: \(chosen), scrolled: \(scrolled)"
    scrollView notes {
      height: 60pt
      contentOffset <-> scrolled
      for number in 1...9 {
        label "Note \(number)"
      }
    }
  }
}
