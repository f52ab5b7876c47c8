import CtlCatalogue
import CtlChecker
import CtlDiagnostics

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
    guard let written = written(.numberOfPages), let bounds = written.bounds, bounds.areReached,
      bounds.ends.upperBound <= 1_000_000
    else { return pageCount }
    return PageCount(number: Int(bounds.ends.upperBound), place: .value(written))
  }
}

extension PlacedElement {
  /// How many views the pages of a page control are: those that it lists, else those of the scroll view that
  /// turns the same pages.
  var shownViews: (count: Int, place: Location)? {
    if let pages = written(.pages), let items = pages.items {
      return (items.count, pages.valueLocation)
    }
    guard let page = written(.currentPage), page.isBinding,
      let bound = walk.part(of: page.entry.expression, in: scope)
    else { return nil }
    // A screen has one or two.
    for index in walk.positions(of: .scrollView).prefix(16) {
      let view = PlacedElement(walk: walk, index: index)
      guard view.bool(.isPagingEnabled) == true, let other = view.written(.currentPage),
        other.isBinding, walk.part(of: other.entry.expression, in: view.scope) == bound,
        let count = view.childCount
      else { continue }
      return (count, view.location(.kind))
    }
    return nil
  }

  /// The number of elements directly inside, with those of loops; nil when it depends on the state.
  private var childCount: Int? {
    var count = 0
    for child in children {
      var times = 1
      var next = child.parent
      while let holder = next, holder.index != index {
        switch holder.form {
        case .componentUse: break
        case .loop:
          guard let rounds = holder.roundsShown ?? holder.rounds else { return nil }
          (times, _) = times.multipliedReportingOverflow(by: rounds)
        // The `where` of a loop, which counts with it.
        case .branch where holder.parent?.parent?.roundsShown != nil: break
        case .conditional where holder.parent?.roundsShown != nil: break
        default: return nil
        }
        next = holder.parent
      }
      count += min(times, 1_000_000)
    }
    return count
  }
}
