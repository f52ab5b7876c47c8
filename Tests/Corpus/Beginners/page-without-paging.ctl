screen Welcome "Welcome" {
  var page: Int in 0...2 = 0
  scrollView {
    axis: .horizontal
    currentPage <-> page
    label "One"
    label "Two"
    label "Three"
  }
  pageControl { numberOfPages: 3; currentPage <-> page }
}
