enum Edition {
  morning "Morning"
  evening "Evening"
}

/// The front page of a newspaper app of 2013.
screen Newsstand "Today" {
  device: .iPhone
  orientation: .portrait
  background: #FFFFFF
  tintColor: #C40000

  var edition: Edition = .morning
  var article: Int in 0...11 = 0
  var loaded: Double in 0...1 = 0.4
  var headlines: [String] = ["Harbor Reopens", "A Warm Winter", "The Last Ferry"]

  task loading(kind: .network, duration: 15s)

  action show(article: Int)
  action open(headline: String)
  action reload()

  statusBar { networkActivityIndicator { while: loading } }

  navigationBar {
    segmentedControl {
      selection <-> edition
      backgroundImage: resizable("paper")
      backgroundImage(selected): resizable("paper.dark")
      contentPositionChecked: true
    }
    button "Archive" { on touchUpInside -> reload() }
  }

  content {
    background: #FFFFFF
    label "Saturday" { font: .caption1; textColor: #636366 }
    pageControl {
      numberOfPages: 12
      currentPage <-> article
      pageIndicatorTintColor: #D1D1D6
      currentPageIndicatorTintColor: #C40000
      accessibility { label: "Articles" }
      on valueChanged -> show(article: article)
    }
  }

  table {
    for headline in headlines {
      row "\(headline)" { on select -> open(headline: headline) }
    }
  }

  toolbar {
    progressView { style: .bar; progress: loaded; trackTintColor: #E5E5EA }
  }
}
