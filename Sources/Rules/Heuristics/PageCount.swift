import CtlCatalogue
import CtlChecker

/// How many dots a page control shows, and the place of that number.
struct PageCount {
  let number: Int
  let place: PlacedElement.Place
}

extension PlacedElement {
  /// The number of pages in the file, else that of the listed ones; nil if unknown.
  var pageCount: PageCount? {
    if let written = written(.numberOfPages) {
      return int(.numberOfPages).map { PageCount(number: $0, place: .value(written)) }
    }
    guard let pages = written(.pages), let items = pages.items else { return nil }
    return PageCount(number: items.count, place: .value(pages))
  }

  /// The same, or what its variable may become.
  var greatestPageCount: PageCount? {
    guard let written = written(.numberOfPages), let ends = written.range,
      ends.upperBound <= 1_000_000
    else { return pageCount }
    return PageCount(number: Int(ends.upperBound), place: .value(written))
  }
}
