#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Rows below a title.
  final class SectionElement: ScreenElement {
    var title: String? { shown.shell?.title }
    var footer: String? { shown.shell?.footer }

    override func layOut(_ children: [ScreenElement]) {
      super.layOut(children)
      rowsChanged()
    }
    override func changed(from former: HostedElement) {
      for case let row as RowElement in children { row.dress() }
      rowsChanged()
    }
    override func visibilityChanged(of child: ScreenElement) { rowsChanged() }
    override func sizeChanged() { ancestor(TableElement.self)?.heightsChanged() }
    private func rowsChanged() { ancestor(TableElement.self)?.rowsChanged() }
  }

  /// A list of rows. Each row keeps its cell, made when the table first shows it.
  final class TableElement: ScreenElement, UITableViewDataSource, UITableViewDelegate {
    private let table = SizedTableView(frame: .zero, style: .insetGrouped)
    private var sections: [TableSection] = []

    override func makeView() -> UIView {
      table.dataSource = self
      table.delegate = self
      table.rowHeight = UITableView.automaticDimension
      table.keyboardDismissMode = .interactive
      table.resized = { [weak self] in self?.resized() }
      return table
    }

    /// Whether it has all of its rows in what is around it, instead of a part of the screen in which they
    /// scroll.
    private var isWhole: Bool {
      !(parent is ScreenRoot) && !(parent is TabElement)
        && (parent as? ScrollViewElement)?.isPaged != true
    }

    /// The row around is measured again after the layout that is going on.
    private func resized() {
      Task { @MainActor [weak self] in
        self?.parent?.sizeChanged()
        self?.context.finish()
      }
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      table.tintColor = shown.shell?.tintColor.map { UIColor($0) }
      if let color = shown.shell?.background { table.backgroundColor = UIColor(color) }
      table.isUserInteractionEnabled = shown.shell?.isUserInteractionEnabled ?? true
    }

    override func arrange() {
      table.showPulled(of: children)
      table.isWhole = isWhole
      rowsChanged()
    }

    override func visibilityChanged(of child: ScreenElement) { rowsChanged() }
    override func sizeChanged() { heightsChanged() }

    /// Shows other rows when all of them are known. A table that is not seen yet, such as one in a cell that
    /// is made while people scroll, may be seen before the next update.
    func rowsChanged() {
      guard let view = viewIfLoaded else { return }
      guard view.window != nil else { return loadRows() }
      context.afterUpdate(self) { [weak self] in self?.showRows() }
    }

    private func loadRows() {
      sections = TableSection.sections(of: children)
      table.reloadData()
    }

    /// Measures the visible rows again; cells are neither made nor loaded.
    func heightsChanged() {
      guard viewIfLoaded?.window != nil else { return }
      context.afterUpdate(self) { [weak self] in self?.showRows() }
    }

    private func showRows() {
      let former = sections
      guard table.window != nil, table.numberOfSections == former.count else { return loadRows() }
      let current = TableSection.sections(of: children)
      sections = current
      let steps = TableSteps(from: former, to: current)
      if steps.changesSections {
        sections = steps.between
        table.performBatchUpdates { [table] in
          table.deleteSections(steps.deletedSections, with: .automatic)
          table.insertSections(steps.insertedSections, with: .automatic)
          for move in steps.movedSections { table.moveSection(move.from, toSection: move.to) }
        }
        sections = current
      }
      // Without other rows it measures those that are there again.
      if steps.changesRows || !steps.changesSections {
        table.performBatchUpdates { [table] in
          table.deleteRows(at: steps.deletedRows, with: .automatic)
          table.insertRows(at: steps.insertedRows, with: .automatic)
          for move in steps.movedRows { table.moveRow(at: move.from, to: move.to) }
        }
      }
      showTitles(from: former)
    }

    private func showTitles(from former: [TableSection]) {
      let known = Dictionary(former.map { ($0.id, $0) }) { first, _ in first }
      for (index, section) in sections.enumerated() {
        guard let former = known[section.id] else { continue }
        if former.title != section.title {
          table.headerView(forSection: index)?.show(section.title)
        }
        if former.footer != section.footer {
          table.footerView(forSection: index)?.show(section.footer)
        }
      }
    }

    /// The views of elements that are loose between the rows, each in a cell.
    private func cell(of element: ScreenElement) -> UITableViewCell {
      if let row = element as? RowElement { return row.cell }
      if let cell = element.view.enclosingCell { return cell }
      let cell = RowCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = .none
      cell.show(title: nil)
      cell.show([element.view])
      return cell
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sections[section].footer
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cell(of: sections[indexPath.section].rows[indexPath.row])
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let row = sections[indexPath.section].rows[indexPath.row] as? RowElement
      let front = context.front
      row?.select()
      // A row that led to another screen looks chosen until people come back. It may be elsewhere now.
      guard context.front == front, let path = table.indexPathForSelectedRow else { return }
      table.deselectRow(at: path, animated: true)
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      (sections[indexPath.section].rows[indexPath.row] as? RowElement)?.swipeActions
    }

    // Frames on the screen follow the rows.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { context.scrolled() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { context.scrolled() }
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { context.scrolled() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { context.scrolled() }

    /// The rows that are chosen look so until the screen comes back.
    func clearSelection(animated: Bool) {
      guard viewIfLoaded != nil else { return }
      for path in table.indexPathsForSelectedRows ?? [] {
        table.deselectRow(at: path, animated: animated)
      }
    }
  }

  /// A table that is as high as its rows, where it does not scroll them.
  final class SizedTableView: UITableView {
    var resized: () -> Void = {}
    var isWhole = false {
      didSet {
        guard isWhole != oldValue else { return }
        isScrollEnabled = !isWhole
        invalidateIntrinsicContentSize()
      }
    }

    override var contentSize: CGSize {
      didSet {
        guard isWhole, contentSize.height != oldValue.height else { return }
        invalidateIntrinsicContentSize()
        resized()
      }
    }

    override var intrinsicContentSize: CGSize {
      isWhole
        ? CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        : super.intrinsicContentSize
    }
  }

  extension UITableViewHeaderFooterView {
    fileprivate func show(_ text: String?) {
      var content = defaultContentConfiguration()
      content.text = text
      contentConfiguration = content
    }
  }

  extension UIView {
    fileprivate var enclosingCell: UITableViewCell? {
      var next = superview
      while let view = next, !(view is UITableViewCell) { next = view.superview }
      return next as? UITableViewCell
    }
  }
#endif
