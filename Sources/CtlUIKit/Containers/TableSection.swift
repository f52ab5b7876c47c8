#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
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
        } else if !child.isPulled, !(child is PopoverElement) {
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

  /// How a table gets from what it shows to what it should show; every other row stays. The sections
  /// come first, with the rows that they had: UIKit takes no other rows in a section that moves.
  @MainActor
  struct TableSteps {
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [(from: Int, to: Int)] = []
    /// What the table shows between the two steps.
    private(set) var between: [TableSection]
    private(set) var deletedRows: [IndexPath] = []
    private(set) var insertedRows: [IndexPath] = []
    private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []

    /// Whether there are other sections, or another order of them.
    var changesSections: Bool {
      !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
    }

    /// Whether sections that stay have other rows, or another order of them.
    var changesRows: Bool { !deletedRows.isEmpty || !insertedRows.isEmpty || !movedRows.isEmpty }

    init(from former: [TableSection], to current: [TableSection]) {
      let known = Dictionary(former.map { ($0.id, $0) }) { first, _ in first }
      between = current.map { section in
        var section = section
        if let former = known[section.id] { section.rows = former.rows }
        return section
      }
      for change in Self.changes(from: former.map(\.id), to: current.map(\.id)) {
        switch change {
        case .remove(let index, _, nil): deletedSections.insert(index)
        case .insert(let index, _, nil): insertedSections.insert(index)
        case .remove(let index, _, let end?): movedSections.append((index, end))
        case .insert: break
        }
      }
      for (index, section) in current.enumerated() {
        let rows = between[index].rows.map { ObjectIdentifier($0) }
        for change in Self.changes(from: rows, to: section.rows.map { ObjectIdentifier($0) }) {
          func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: index) }
          switch change {
          case .remove(let row, _, nil): deletedRows.append(path(row))
          case .insert(let row, _, nil): insertedRows.append(path(row))
          case .remove(let row, _, let end?): movedRows.append((path(row), path(end)))
          case .insert: break
          }
        }
      }
    }

    private static func changes<ID: Hashable>(
      from former: [ID], to current: [ID]
    ) -> CollectionDifference<ID> {
      current.difference(from: former).inferringMoves()
    }
  }
#endif
