screen Album "Album" {
  var page = 0
  let sights = ["Bridge", "Castle", "Harbour"]

  action show()

  content { label "\(sights[page])" }
  pageControl {
    numberOfPages: 3
    currentPage <-> page
    on valueChanged -> show()
  }
}
