#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The words that people look for.
  enum SearchBarKind: KindView {
    static func makeView(_ element: ControlElement<SearchBarKind>) -> ReportingSearchBar {
      let view = ReportingSearchBar(frame: .zero)
      view.told = { [weak element] event, text in
        element?.report(event) { model in
          switch event {
          case .editingDidBegin: _ = model.beginEditing()
          case .editingDidEnd:
            if model.text != text { model.text = text }
            _ = model.endEditing()
          case .editingChanged: if model.text != text { model.text = text }
          default: break
          }
        }
      }
      return view
    }

    static func style(
      _ view: ReportingSearchBar, _ change: Change<CtlRuntime.SearchBar>,
      _ element: ControlElement<SearchBarKind>
    ) {
      change.of(\.placeholder) { view.placeholder = $0 }
    }

    static func showValue(
      _ view: ReportingSearchBar, _ model: CtlRuntime.SearchBar,
      _ element: ControlElement<SearchBarKind>
    ) {
      if !view.isComposing, view.text != model.text { view.text = model.text }
    }
  }

  /// A search bar that says what happens to it.
  final class ReportingSearchBar: UISearchBar, UISearchBarDelegate {
    var told: (ControlEvent, String) -> Void = { _, _ in }

    /// Whether an input method is still composing: that is not yet text, and stays.
    var isComposing: Bool { searchTextField.markedTextRange != nil }

    override init(frame: CGRect) {
      super.init(frame: frame)
      searchBarStyle = .minimal
      delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      told(.editingDidBegin, text ?? "")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      if !isComposing { told(.editingChanged, searchText) }
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      told(.editingDidEndOnExit, text ?? "")
      searchBar.resignFirstResponder()
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
      told(.editingDidEnd, text ?? "")
    }
  }
#endif
