screen Welcome "Welcome" {
  let texts = ["Hello", "Choose a city", "Done"]
  var page: Int in 1...3 = 1

  content { label "\(texts[page])" }
  pageControl {
    numberOfPages: 3
    currentPage <-> page
    accessibility { label: "Page of the introduction" }
  }
}
