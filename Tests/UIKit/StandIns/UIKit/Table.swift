public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
}
public protocol UIContentConfiguration {}

@MainActor
open class UITableViewHeaderFooterView: UIView {
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  open var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray
    case `default`
  }
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public let contentView = UIView()
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
}

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

@MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor!
  private let handler: Handler
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
  /// A tap, for tests; whether the action says that it was carried out.
  public func tap() -> Bool {
    var isDone = false
    handler(self, UIView(), { isDone = $0 })
    return isDone
  }
}

@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// Checks every update as UIKit does: the rows after it are those before it, without the deleted and
/// with the inserted ones.
@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open weak var dataSource: (any UITableViewDataSource)?
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }
  open var rowHeight: CGFloat = 44
  open private(set) var indexPathsForSelectedRows: [IndexPath]?
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// How many times it was loaded, and what was inserted and deleted, for tests.
  public private(set) var loads = 0
  public private(set) var changes: [String] = []
  public func forgetChanges() { changes = [] }

  private var counts: [Int] = []
  private var cells: [IndexPath: UITableViewCell] = [:]
  private struct Batch {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var movedSections: [(from: Int, to: Int)] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
  }
  private var batch: Batch?

  private var currentCounts: [Int] {
    (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
  }

  open func reloadData() {
    loads += 1
    counts = currentCounts
    showCells()
  }
  /// Each row is as high as the standard, for tests.
  private func showHeight() {
    let height = CGFloat(counts.reduce(0, +)) * 44
    if contentSize.height != height { contentSize.height = height }
  }
  private func showCells() {
    showHeight()
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    guard window != nil, let dataSource else { return }
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cells[path] = cell
        if cell.superview !== self { addSubview(cell) }
      }
    }
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch = Batch()
    updates?()
    guard let batch else { return }
    self.batch = nil
    var expected = counts
    for path in batch.deletedRows + batch.movedRows.map(\.from) { expected[path.section] -= 1 }
    let changesRows = !batch.deletedRows.isEmpty || !batch.insertedRows.isEmpty
    precondition(
      batch.movedSections.isEmpty || !changesRows && batch.movedRows.isEmpty,
      "a section that moves keeps its rows")
    let movedCounts = batch.movedSections.map { (to: $0.to, count: expected[$0.from]) }
    let left = batch.deletedSections.union(IndexSet(batch.movedSections.map(\.from)))
    for section in left.reversed() { expected.remove(at: section) }
    let come = batch.insertedSections.map { (to: $0, count: -1) } + movedCounts
    for (section, count) in come.sorted(by: { $0.to < $1.to }) {
      expected.insert(count, at: section)
    }
    for path in batch.insertedRows + batch.movedRows.map(\.to) { expected[path.section] += 1 }
    let now = currentCounts
    let fits =
      expected.count == now.count
      && zip(expected, now).allSatisfy { $0 == $1 || $0 == -1 }
    precondition(fits, "invalid update: \(counts) with \(batch) is not \(now)")
    counts = now
    let moves = batch.movedSections.count + batch.movedRows.count
    if changesRows || moves > 0 || !batch.deletedSections.isEmpty || !batch.insertedSections.isEmpty
    {
      changes.append(
        "-\(batch.deletedSections.count)/\(batch.deletedRows.count) "
          + "+\(batch.insertedSections.count)/\(batch.insertedRows.count)"
          + (moves > 0 ? " ~\(batch.movedSections.count)/\(batch.movedRows.count)" : ""))
      refreshCells()
    }
    completion?(true)
  }
  /// Cells that stay are not touched.
  private func refreshCells() {
    showHeight()
    guard let dataSource else { return }
    var fresh: [IndexPath: UITableViewCell] = [:]
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        fresh[path] = dataSource.tableView(self, cellForRowAt: path)
      }
    }
    for cell in cells.values where !fresh.values.contains(where: { $0 === cell }) {
      cell.removeFromSuperview()
    }
    for cell in fresh.values where cell.superview !== self { addSubview(cell) }
    cells = fresh
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch?.deletedSections.formUnion(sections)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch?.insertedSections.formUnion(sections)
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch?.deletedRows += indexPaths
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch?.insertedRows += indexPaths
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    batch?.movedSections.append((section, newSection))
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch?.movedRows.append((indexPath, newIndexPath))
  }
  open var numberOfSections: Int { counts.count }
  open func numberOfRows(inSection section: Int) -> Int { counts[section] }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
  }
  open override func layoutIfNeeded() {
    if window != nil, cells.isEmpty, loads > 0 { showCells() }
    super.layoutIfNeeded()
  }
  /// A person taps a row, for tests.
  public func tap(_ indexPath: IndexPath) {
    guard cells[indexPath]?.isUserInteractionEnabled != false else { return }
    indexPathsForSelectedRows = [indexPath]
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }
}
