screen Guide "Guide" {
  var page: Int in 0...2 = 0

  scrollView {
    axis: .horizontal
    contentInset: 16pt
    currentPage <-> page
    label "Unpack the tent."
    label "Put up the poles."
    label "Pin it to the ground."
  }
  pageControl {
    numberOfPages: 3
    currentPage <-> page
    accessibility { label: "Step" }
  }
}
