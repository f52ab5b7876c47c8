import CtlCatalogue
import CtlChecker

/// How many dots a page control shows, and where that is said.
struct PageCount {
  let number: Int
  let place: Control.Place
}

extension Control {
  /// The stated number of pages, else that of the listed ones; nil when it is not known.
  var pageCount: PageCount? {
    if let written = written(.numberOfPages) {
      return int(.numberOfPages).map { PageCount(number: $0, place: .value(written)) }
    }
    guard let pages = written(.pages), let items = pages.items else { return nil }
    return PageCount(number: items.count, place: .value(pages))
  }
}
