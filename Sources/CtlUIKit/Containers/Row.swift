#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// One line of a table: its title, and its elements at the end.
  final class RowElement: ScreenElement {
    private lazy var canvas = Canvas()
    /// The states that VoiceOver was told of.
    private var spokenStates: UIAccessibilityTraits = []
    private var content: RowCell? { viewIfLoaded as? RowCell }

    /// Its cell, which is its view.
    var cell: UITableViewCell {
      let cell = view as? RowCell ?? RowCell(style: .default, reuseIdentifier: nil)
      context.layOut()
      return cell
    }

    override func makeView() -> UIView { RowCell(style: .default, reuseIdentifier: nil) }

    override func apply(to view: UIView, from former: HostedElement?) {
      guard let cell = view as? RowCell, let shell = shown.shell else { return }
      cell.show(title: shell.title, subtitle: shell.subtitle)
      cell.show(image: context.image(shell.image))
      cell.show(isEnabled: shell.isEnabled)
      cell.accessoryType = UITableViewCell.AccessoryType(shell.accessory)
      speakStates(of: cell)
      cell.backgroundColor =
        shell.background.map { UIColor($0) } ?? .secondarySystemGroupedBackground
      dress()
      // A row without a name sends nothing.
      cell.selectionStyle = shown.name == nil || !shell.isEnabled ? .none : .default
    }

    /// Gives the cell what it has from its section too, which has no view.
    func dress() {
      guard let cell = content, let shell = shown.shell else { return }
      let section = parent?.shown.shell.flatMap { $0.kind == .section ? $0 : nil }
      cell.tintColor = (shell.tintColor ?? section?.tintColor).map { UIColor($0) }
      cell.isUserInteractionEnabled =
        shell.isUserInteractionEnabled && section?.isUserInteractionEnabled ?? true
    }

    override func arrange() {
      speakElements()
      let views = inside.map(\.view)
      guard context.constraints.place(inside) else {
        content?.show(views)
        return
      }
      canvas.show(views)
      content?.show([canvas])
    }

    override func speak(to view: UIView) {
      super.speak(to: view)
      speakStates(of: view)
      speakElements()
    }

    /// Texts and images are heard with a row that people tap; other elements are spoken one by one.
    private func speakElements() {
      let inside = inside.flatMap(\.all).filter { $0.shown.control != nil }
      let isTapped = shown.name != nil && shown.shell?.isEnabled == true
      let isOne =
        isTapped && inside.allSatisfy { $0.shown.control?.kind.facts.isSpokenWithRow == true }
      content?.isAccessibilityElement = isOne || inside.isEmpty
      content?.textsInside = {
        isOne ? inside.filter { !$0.shown.isHidden }.compactMap(\.shown.spoken.name) : []
      }
      speakTitle()
    }

    /// What stands in the cell.
    private var inside: [ScreenElement] {
      children.filter { !($0 is ControlElement<SwipeActionKind>) }
    }

    /// The traits of other cells are left to UIKit, which knows their state.
    private func speakStates(of view: UIView) {
      var states: UIAccessibilityTraits = []
      if shown.shell?.accessory == .checkmark { states.insert(.selected) }
      if shown.shell?.isEnabled == false { states.insert(.notEnabled) }
      view.accessibilityTraits.subtract(spokenStates)
      view.accessibilityTraits.formUnion(states)
      spokenStates = states
    }

    /// A title that is the name of an element is not spoken twice.
    private func speakTitle() {
      let title = shown.shell?.title
      content?.isTitleSpoken = !children.contains { $0.shown.spoken.name == title }
    }

    override func sizeChanged() { ancestor(TableElement.self)?.heightsChanged() }

    /// A tap beside the elements.
    func select() {
      if let name = shown.name { context.send(.tap, name) }
    }
  }

  /// A cell with a title at the start and elements at the end; with very large text, one below the
  /// other.
  final class RowCell: UITableViewCell {
    private let line = UIStackView()
    private let picture = UIImageView(image: nil)
    private let texts = UIStackView()
    private let title = UILabel()
    private let subtitle = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.font = .preferredFont(forTextStyle: .body)
      subtitle.font = .preferredFont(forTextStyle: .caption1)
      subtitle.textColor = .secondaryLabel
      for label in [title, subtitle] {
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
      }
      subtitle.isHidden = true
      texts.axis = .vertical
      texts.show([title, subtitle])
      picture.contentMode = .scaleAspectFit
      picture.isHidden = true
      line.spacing = 8
      line.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(line)
      let margins = contentView.layoutMarginsGuide
      // While rows come and go, a cell is lower than what is in it.
      let end = line.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
      end.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: margins.topAnchor),
        line.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        end,
        contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
      for side in [picture.widthAnchor, picture.heightAnchor] {
        // Less than all, because a hidden image takes no room.
        let constraint = side.constraint(equalToConstant: 29)
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
      }
      followTextSize()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Whether VoiceOver reads the title by itself.
    var isTitleSpoken: Bool {
      get { title.isAccessibilityElement }
      set { title.isAccessibilityElement = newValue }
    }

    func show(title text: String?, subtitle below: String? = nil) {
      for (label, text) in [(title, text), (subtitle, below)] {
        if label.text != text { label.text = text }
        label.isHidden = text == nil
      }
      texts.isHidden = text == nil && below == nil
    }

    /// What VoiceOver reads with the row.
    var textsInside: () -> [String] = { [] }

    override var accessibilityLabel: String? {
      get {
        let inside = textsInside()
        if inside.isEmpty { return super.accessibilityLabel }
        let own =
          super.accessibilityLabel.map { [$0] } ?? [title.text, subtitle.text].compactMap { $0 }
        return (own + inside).joined(separator: ", ")
      }
      set { super.accessibilityLabel = newValue }
    }

    /// VoiceOver passes over the image of a row.
    func show(image: UIImage?) {
      picture.image = image
      picture.isHidden = image == nil
    }

    /// What a row that takes no taps shows is gray.
    func show(isEnabled: Bool) {
      for label in [title, subtitle] { label.isEnabled = isEnabled }
      picture.alpha = isEnabled ? 1 : 0.4
    }

    func show(_ views: [UIView]) { line.show([picture, texts] + views) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      followTextSize()
    }

    private func followTextSize() {
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      line.axis = isLarge ? .vertical : .horizontal
      line.alignment = isLarge ? .leading : .center
    }
  }

  extension UITableViewCell.AccessoryType {
    init(_ accessory: ControlTree.Container.Accessory) {
      switch accessory {
      case .none: self = .none
      case .disclosureIndicator: self = .disclosureIndicator
      case .checkmark: self = .checkmark
      }
    }
  }
#endif
