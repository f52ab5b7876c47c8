#if canImport(UIKit)
  import UIKit

  /// What a table shows between two titles.
  @MainActor
  struct TableSection {
    /// The section of the file, or the table itself for rows that are in no section, by their place.
    let id: ID
    let title: String?
    var footer: String?
    var rows: [ScreenElement]

    enum ID: Hashable {
      case section(ObjectIdentifier)
      case loose(Int)
    }

    /// The visible rows of a table, in sections.
    static func sections(of children: [ScreenElement]) -> [TableSection] {
      var result: [TableSection] = []
      var looseCount = 0
      for child in children where !child.shown.isHidden {
        if let section = child as? SectionElement {
          result.append(
            TableSection(
              id: .section(ObjectIdentifier(section)), title: section.title,
              footer: section.footer, rows: section.children.filter { !$0.shown.isHidden }))
        } else if !(child is ControlElement<RefreshControlKind>), !(child is PopoverElement) {
          if let last = result.indices.last, case .loose = result[last].id {
            result[last].rows.append(child)
          } else {
            result.append(TableSection(id: .loose(looseCount), title: nil, rows: [child]))
            looseCount += 1
          }
        }
      }
      return result
    }
  }

  /// How a table gets from what it shows to what it should show; every other row stays.
  @MainActor
  struct TableSteps {
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var deletedRows: [IndexPath] = []
    private(set) var insertedRows: [IndexPath] = []

    /// Nil when sections have changed their order, which is rare: the table is loaded again.
    init?(from former: [TableSection], to current: [TableSection]) {
      let formerIDs = former.map(\.id)
      let currentIDs = current.map(\.id)
      deletedSections = IndexSet(formerIDs.indices.filter { !currentIDs.contains(formerIDs[$0]) })
      insertedSections = IndexSet(currentIDs.indices.filter { !formerIDs.contains(currentIDs[$0]) })
      let kept = formerIDs.filter { currentIDs.contains($0) }
      guard kept == currentIDs.filter({ formerIDs.contains($0) }) else { return nil }
      for id in kept {
        guard let old = formerIDs.firstIndex(of: id), let new = currentIDs.firstIndex(of: id)
        else { continue }
        let difference = current[new].rows.map { ObjectIdentifier($0) }
          .difference(from: former[old].rows.map { ObjectIdentifier($0) })
        for change in difference {
          switch change {
          case .remove(let row, _, _): deletedRows.append(IndexPath(row: row, section: old))
          case .insert(let row, _, _): insertedRows.append(IndexPath(row: row, section: new))
          }
        }
      }
    }
  }
#endif
