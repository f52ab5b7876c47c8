import CtlRuntime
import Testing

@Suite struct ActivityIndicatorTests {
  var task = TrackedTask("printing")

  @Test("activityIndicator.B1 spins while its task progresses")
  mutating func spinsWithItsTask() {
    var indicator = ActivityIndicator { $0.while = "printing" }
    #expect(!indicator.isAnimating && indicator.isHidden)
    task.start()
    indicator.update(for: task)
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.update(for: TrackedTask("another"))
    #expect(indicator.isAnimating)
    task.finish()
    indicator.update(for: task)
    #expect(!indicator.isAnimating)
  }

  @Test("activityIndicator.B2 stopping ends the spinning and hides it, unless it stays")
  func stops() {
    var indicator = ActivityIndicator { $0.isAnimating = true }
    indicator.stopAnimating()
    #expect(!indicator.isAnimating && indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test("activityIndicator.B3 starting after a stop shows it again, spinning")
  func restarts() {
    var indicator = ActivityIndicator()
    indicator.startAnimating()
    indicator.stopAnimating()
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
  }

  @Test("activityIndicator.B4 takes no touch and sends no event")
  func isNotInteractive() {
    var indicator = ActivityIndicator { $0.isAnimating = true }
    indicator.isUserInteractionEnabled = true
    let before = indicator
    #expect(!indicator.isUserInteractionEnabled && ActivityIndicator.facts.events.isEmpty)
    for interaction in interactions { #expect(indicator.send(interaction) == []) }
    #expect(indicator == before)
  }

  @Test("activityIndicator.B5 carries no fraction and no estimate of the end")
  func hasNoFraction() {
    let indicator = ActivityIndicator { $0.isAnimating = true }
    for language in Language.allCases {
      let spoken = indicator.accessibilityValue(in: language) ?? ""
      #expect(!spoken.contains { $0.isNumber })
    }
    #expect(!ActivityIndicator.allFields.contains { $0.name == "progress" })
    #expect(indicator.duration == .unknown)
  }

  @Test("activityIndicator.B6 a label may stand beside it")
  func standsBesideALabel() {
    let row = ControlTree(.row) {
      ActivityIndicator { $0.isAnimating = true }
      Label("Loading")
    }
    #expect(row.controls.map(\.control.kind) == [.activityIndicator, .label])
  }

  @Test("the styles have their sizes, and a color wins over a style")
  func styles() {
    var indicator = ActivityIndicator { $0.style = .whiteLarge }
    #expect(indicator.size == Size(width: 37, height: 37))
    #expect(indicator.effectiveColor == .white)
    indicator.style = .gray
    #expect(indicator.size == Size(width: 20, height: 20))
    indicator.color = .black
    #expect(indicator.effectiveColor == .black)
  }
}

@Suite struct NetworkActivityIndicatorTests {
  @Test("networkActivityIndicator.B1 is visible as long as a network task runs")
  func showsNetworkTasks() {
    var download = TrackedTask("download", kind: .network)
    var upload = TrackedTask("upload", kind: .network)
    var printing = TrackedTask("printing", kind: .other)
    var indicator = NetworkActivityIndicator()
    printing.start()
    indicator.update(for: [download, upload, printing])
    #expect(!indicator.isVisible)
    download.start()
    upload.start()
    indicator.update(for: [download, upload, printing])
    #expect(indicator.isVisible && !indicator.isHidden)
    download.finish()
    indicator.update(for: [download, upload, printing])
    #expect(indicator.isVisible)
    indicator.while = "download"
    indicator.update(for: [download, upload, printing])
    #expect(!indicator.isVisible)
  }

  @Test("networkActivityIndicator.B2 disappears when the network task stops")
  func disappears() {
    var download = TrackedTask("download", kind: .network)
    var indicator = NetworkActivityIndicator { $0.while = "download" }
    download.start()
    indicator.update(for: [download])
    download.finish()
    indicator.update(for: [download])
    #expect(!indicator.isVisible && indicator.isHidden)
  }

  @Test("networkActivityIndicator.B3 is never interactive")
  func isNotInteractive() {
    var indicator = NetworkActivityIndicator { $0.isVisible = true }
    for interaction in interactions { #expect(indicator.send(interaction) == []) }
    #expect(!indicator.isUserInteractionEnabled && indicator.isVisible)
  }

  @Test("networkActivityIndicator.B4 is not needed for two seconds or less")
  func isNotNeededForShortWork() {
    func isNeeded(_ kind: TrackedTask.Kind, _ duration: ExpectedDuration) -> Bool {
      NetworkActivityIndicator.isNeeded(for: TrackedTask("t", kind: kind, duration: duration))
    }
    #expect(!isNeeded(.network, .lasting(.seconds(2))))
    #expect(isNeeded(.network, .lasting(.milliseconds(2_001))))
    #expect(isNeeded(.network, .unknown))
    #expect(!isNeeded(.other, .unknown))
  }
}

@Suite struct ProgressViewTests {
  let track = Rect(x: 10, y: 0, width: 200, height: 2)

  @Test("progressView.B1 the track fills from left to right")
  func fillsFromTheLeft() {
    var view = ProgressView()
    for progress in [0.0, 0.25, 0.5, 1.0] {
      view.progress = progress
      #expect(view.filledFrame(in: track).x == 10)
      #expect(view.filledFrame(in: track).maxX == 10 + 200 * progress)
      #expect(view.unfilledFrame(in: track)?.maxX == 210)
    }
  }

  @Test("progressView.B2 the filled share is the progress, pinned to 0...1")
  func filledShare() {
    var view = ProgressView(progress: 0.4)
    #expect(view.filledFrame(in: track).width == 80)
    view.progress = 7
    #expect(view.progress == 1)
    view.progress = -.infinity
    #expect(view.progress == 0)
    view.progress = 0.5
    view.progress = .nan
    #expect(view.progress == 0.5)
    #expect(ProgressView(progress: .nan).progress == 0)
  }

  @Test("progressView.B3 a bar draws no unfilled part, except in iOS 7")
  func bar() {
    let bar = ProgressView(progress: 0.5, style: .bar)
    #expect(bar.unfilledFrame(in: track) == nil)
    #expect(bar.unfilledFrame(in: track, guidelines: .ios7) != nil)
    #expect(ProgressView().unfilledFrame(in: track) != nil)
  }

  @Test("progressView.B4 is never interactive")
  func isNotInteractive() {
    var view = ProgressView(progress: 0.5)
    for interaction in interactions { #expect(view.send(interaction) == []) }
    #expect(!view.isUserInteractionEnabled && view.progress == 0.5)
  }
}

@Suite struct RefreshControlTests {
  @Test("refreshControl.B1 is hidden at first")
  func startsHidden() {
    #expect(RefreshControl().isHidden && !RefreshControl().isRefreshing)
  }

  @Test("refreshControl.B2 drawn down from the top edge it shows, spins and sends valueChanged")
  func pull() {
    var control = RefreshControl()
    #expect(control.pull(to: 20) == [.touchDown, .touchDragInside])
    #expect(!control.isHidden && !control.isRefreshing)
    #expect(control.pull(to: 60) == [.touchDragInside, .valueChanged])
    #expect(control.isRefreshing && !control.isHidden)
    #expect(control.pull(to: 90) == [.touchDragInside])
    #expect(control.release() == [.touchUpInside])
    #expect(control.isRefreshing && !control.isHidden)

    var scrolled = RefreshControl()
    #expect(scrolled.pull(to: 90, fromTopEdge: false) == [] && scrolled.isHidden)
    var short = RefreshControl()
    #expect(short.send(.pull(59)) == [.touchDown, .touchDragInside, .touchUpInside])
    #expect(short.isHidden)
    var strange = RefreshControl()
    #expect(strange.pull(to: .nan) == [] && strange.pull(to: .infinity) == [])
  }

  @Test("refreshControl.B3 asks for content at once and leaves automatic updates on")
  func refreshesAtOnce() {
    var table = ControlTree(.table, name: "table") {
      ControlTree("refresh", RefreshControl())
    }
    var control = RefreshControl()
    // Before the finger has lifted.
    #expect(control.pull(to: 80).last == .valueChanged)
    #expect(table.send(.pull(80), to: "refresh").map(\.event).contains(.valueChanged))
    #expect(table.container?.automaticUpdates == true)
  }

  @Test("refreshControl.B4 ending the refresh hides it again")
  func ends() {
    var control = RefreshControl()
    _ = control.send(.pull(80))
    control.endRefreshing()
    #expect(control.isHidden && !control.isRefreshing)
    #expect(control.send(.pull(80)).contains(.valueChanged))
    var quiet = RefreshControl()
    quiet.beginRefreshing()
    #expect(!quiet.isHidden && quiet.send(.pull(80)).contains(.valueChanged) == false)
  }

  @Test("refreshControl.B5 the title is shown with it")
  func title() {
    var control = RefreshControl { $0.title = "Updated Just Now" }
    #expect(control.displayedTitle == nil)
    control.beginRefreshing()
    #expect(control.displayedTitle == "Updated Just Now")
  }
}
