import CtlRuntime
import Testing

@Suite struct PageControlTests {
  @Test("pageControl.B1 one dot per page, from left to right in the order of opening")
  func dots() {
    let dots = PageControl(numberOfPages: 4).dots(in: 320)
    #expect(dots.map(\.page) == [0, 1, 2, 3])
    #expect(dots.map(\.x) == dots.map(\.x).sorted())
    #expect(PageControl().dots(in: 320).isEmpty)
  }

  @Test("pageControl.B2 the current dot is opaque, the others are translucent")
  func opacity() {
    let dots = PageControl(numberOfPages: 3, currentPage: 1).dots(in: 320)
    #expect(dots.map(\.isCurrent) == [false, true, false])
    #expect(dots.map(\.color.isTranslucent) == [true, false, true])
    var tinted = PageControl(numberOfPages: 3, currentPage: 1)
    tinted.tintColor = .black
    #expect(tinted.dots(in: 320) == dots)
  }

  @Test("pageControl.B3 a tap on the left is the page before, on the right the page after")
  func sides() {
    var control = PageControl(numberOfPages: 3, currentPage: 1)
    #expect(control.tap(.left) == [.touchDown, .valueChanged, .touchUpInside])
    #expect(control.currentPage == 0)
    _ = control.tap(.right)
    #expect(control.currentPage == 1)
  }

  @Test("pageControl.B4 at either end such a tap changes nothing")
  func ends() {
    var control = PageControl(numberOfPages: 2)
    #expect(control.tap(.left) == [.touchDown, .touchUpInside] && control.currentPage == 0)
    _ = control.tap(.right)
    #expect(control.tap(.right) == [.touchDown, .touchUpInside] && control.currentPage == 1)
    var last = PageControl(numberOfPages: .max, currentPage: .max)
    #expect(last.tap(.right).count == 2 && last.currentPage == .max - 1)
  }

  @Test("pageControl.B5 no interaction jumps to a page further away")
  func noJumps() {
    var control = PageControl(numberOfPages: 9, currentPage: 4)
    for interaction in interactions {
      let before = control.currentPage
      _ = control.send(interaction)
      #expect(abs(control.currentPage - before) <= 1)
    }
  }

  @Test("pageControl.B6 dots keep size and spacing, and what does not fit is clipped")
  func clips() {
    let control = PageControl(numberOfPages: 30)
    for (width, shown) in [(320.0, 20), (319, 19), (16, 1), (15.9, 0), (0, 0), (1_000, 30)] {
      #expect(control.dots(in: width).count == shown)
    }
    let last = PageControl(numberOfPages: 10, currentPage: 9)
    #expect(last.visiblePages(in: 48) == 7..<10 && last.dots(in: 48).first?.x == 0)
    #expect(last.visiblePages(in: 0).isEmpty)
    #expect(control.visibleDots(in: .nan) == 0 && control.visibleDots(in: -5) == 0)
    #expect(control.visibleDots(in: .infinity) == 30)
    #expect(PageControl { $0.numberOfPages = .max }.dots(in: .infinity).count <= 65_536)
    let dots = control.dots(in: 160)
    #expect(zip(dots, dots.dropFirst()).allSatisfy { $1.x - $0.x == PageControl.dotPitch })
    #expect(
      PageControl {
        $0.numberOfPages = 30
        $0.width = 32
      }.dots(in: 320).count == 2)
  }

  @Test("pageControl.B7 sends valueChanged and leaves the rest to the app")
  func doesNotNavigate() {
    var control = PageControl(numberOfPages: 3)
    control.defersCurrentPageDisplay = true
    #expect(control.tap(.right).contains(.valueChanged))
    #expect(control.currentPage == 1 && control.displayedPage == 0)
    control.updateCurrentPageDisplay()
    #expect(control.displayedPage == 1)
    // The app has the last word.
    control.currentPage = 0
    #expect(control.displayedPage == 0)
  }

  @Test("pageControl.B8 an iPhone held upright fits twenty dots")
  func twentyDots() {
    #expect(PageControl(numberOfPages: 50).dots(in: 320).count == 20)
  }

  @Test("the current page is pinned to the pages")
  func pins() {
    var control = PageControl(numberOfPages: 3, currentPage: 7)
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0 && control.displayedPage == 0 && !control.isHidden)
    control.hidesForSinglePage = true
    #expect(control.isHidden)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.currentPage = .min
    #expect(control.currentPage == 0)
  }
}
