/// Ten pages, with one colour for the current dot and peers in a scroll view; status bar and tasks.
screen Gallery "Gallery" {
  var page: Int in 0...9 = 0
  task load(page: Int, kind: .network, duration: .unknown)
  on appear -> load(page: 0)
  statusBar { networkActivityIndicator { while: load } }
  scrollView {
    axis: .horizontal
    isPagingEnabled: true
    currentPage <-> page
    on valueChanged -> load(page: page)
    for n in 0..<10 { imageView { image: "picture"; accessibility { label: "Picture \(n + 1)" } } }
  }
  pageControl {
    numberOfPages: 10
    currentPage <-> page
    pageIndicatorTintColor: #BBBBBB
    currentPageIndicatorTintColor: #222222
    accessibility { label: "Picture" }
  }
}
