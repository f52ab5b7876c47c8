import CtlRuntime
import Testing

/// A screen with scroll views, as the generator would write it.
private struct Gallery: ScreenModel {
  /// The last page is locked.
  var page = 0 {
    didSet {
      page = clamp(page, to: 0...1)
      if page != oldValue { update() }
    }
  }
  var offset = 0.0 { didSet { if offset != oldValue { update() } } }
  var hasMore = true { didSet { if hasMore != oldValue { update() } } }
  var interface = Interface()

  init() { update() }

  static var allFields: [Field<Self>] { [Field("page", \.page), Field("offset", \.offset)] }

  func describe() -> ControlTree {
    ControlTree(.screen) {
      ControlTree(
        .scrollView, name: "pages", axis: .horizontal, isPagingEnabled: true, currentPage: page
      ) {
        ControlTree(.view)
        ControlTree("second", Label("Second"))
        if hasMore { ControlTree(.view) }
      }
      ControlTree(.scrollView, name: "list", height: 100, contentOffset: offset) {
        ControlTree("first", Switch())
      }
      ControlTree(.scrollView, name: "loose", height: 100) {
        ControlTree(.view)
        if hasMore { ControlTree(.view) }
      }
      ControlTree(.scrollView, name: "free", isPagingEnabled: true) {
        ControlTree(.view)
        ControlTree(.view)
      }
    }
  }

  mutating func take(from sender: Sender) {
    switch sender.name {
    case "pages": if let control = interface.take(\.currentPage, from: sender) { page = control }
    case "list": if let control = interface.take(\.contentOffset, from: sender) { offset = control }
    default: break
    }
  }

  func view(_ name: Reference) -> ControlTree.Container { interface[container: name] }

  mutating func drag(_ name: Reference, to offset: Double) -> Int {
    send(.drag(to: offset), to: name).count
  }
}

@Suite struct ScrollTests {
  private let moved = ControlTree.SentEvent(sender: "pages", event: .valueChanged)

  @Test func pagesTurnOneByOne() {
    var gallery = Gallery()
    #expect(gallery.view("pages").numberOfPages == 3 && gallery.view("pages").axis == .horizontal)
    #expect(gallery.send(.increment, to: "pages") == [moved] && gallery.page == 1)
    #expect(gallery.send(.decrement, to: "pages") == [moved] && gallery.page == 0)
    #expect(gallery.send(.decrement, to: "pages").isEmpty, "there is no page before it")
    #expect(gallery.send(.tap, to: "pages").isEmpty)
  }

  @Test func aVariableThatDoesNotTakeAPageCorrectsTheView() {
    var gallery = Gallery()
    gallery.page = 1
    #expect(gallery.send(.increment, to: "pages") == [moved])
    #expect(gallery.page == 1 && gallery.view("pages").currentPage == 1)
  }

  @Test func aDragComesToRestOnAWholePage() {
    var gallery = Gallery()
    #expect(gallery.drag("pages", to: 300) == 0, "nobody said how long a page is")
    gallery.place(
      "pages", in: Rect(width: 320, height: 200), content: Size(width: 960, height: 200))
    #expect(gallery.drag("pages", to: 150) == 0, "less than half a page")
    #expect(gallery.drag("pages", to: 170) == 1 && gallery.page == 1)
    #expect(gallery.view("pages").contentOffset == 320)
    #expect(gallery.drag("pages", to: -50) == 1 && gallery.page == 0)
  }

  @Test func offsetsEndWithTheContents() {
    var gallery = Gallery()
    #expect(gallery.drag("list", to: -20) == 0 && gallery.offset == 0)
    gallery.place("list", in: Rect(width: 320, height: 100), content: Size(width: 320, height: 250))
    #expect(gallery.drag("list", to: 400) == 1 && gallery.offset == 150)
    #expect(gallery.send(.decrement, to: "list").count == 1 && gallery.offset == 50)
    #expect(gallery.drag("list", to: .nan) == 1 && gallery.offset == 0)
    gallery.offset = 900
    #expect(gallery.view("list").contentOffset == 150)
    #expect(gallery.view("list").height == 100 && gallery.view("list").axis == .vertical)
  }

  @Test func theyStayWherePeopleLeftThem() {
    var gallery = Gallery()
    gallery.send(.increment, to: "free")
    gallery.offset = 10
    #expect(gallery.view("free").currentPage == 1)
    gallery.place(
      "loose", in: Rect(width: 320, height: 100), content: Size(width: 320, height: 250))
    #expect(gallery.drag("loose", to: 60) == 1 && gallery.view("loose").contentOffset == 60)
    gallery.page = 1
    gallery.hasMore = false
    #expect(gallery.view("pages").numberOfPages == 2 && gallery.view("pages").currentPage == 1)
    #expect(gallery.view("free").currentPage == 1 && gallery.view("loose").contentOffset == 60)
  }

  @Test func theNearestPageIsShown() {
    for (page, expected) in [(-3, 0), (1, 1), (9, 1)] {
      let view = ControlTree(.scrollView, isPagingEnabled: true, currentPage: page) {
        ControlTree(.view)
        ControlTree(.view)
        ControlTree(.view, isHidden: true)
      }
      #expect(view.container?.currentPage == expected)
    }
  }
}
