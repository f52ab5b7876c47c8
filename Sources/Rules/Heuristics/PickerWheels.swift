import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// A wheel of a picker, with the place of its values.
struct PickerWheel {
  /// The picker, or the `wheel` element.
  let control: PlacedElement
  /// The values, the binding that lists them, or the word `wheel` when there is neither.
  let place: PlacedElement.Place
  /// The number of values; nil if known only while the app runs.
  let count: Int?
  /// The enum whose cases are the values.
  var listed: ListedCases?
  /// The fix that removes the wheel.
  var deletion: Fix?
}

extension PlacedElement {
  /// The wheels of a picker; nil if their number is known only while the app runs.
  var pickerWheels: [PickerWheel]? {
    let elements = children.filter { $0.is(.wheel) }
    if !elements.isEmpty { return elements.map(\.elementWheel) }
    if let written = written(.wheels) {
      guard let items = written.items else { return nil }
      let origins = items.compactMap { item in
        item.expression.map { program.expression($0).origin }
      }
      return items.indices.map { index in
        PickerWheel(
          control: self, place: items[index].place, count: written.items(of: items[index])?.count,
          deletion: origins.count == items.count ? itemDeletion(origins, index) : nil)
      }
    }
    if let listed = listedCases {
      return [
        PickerWheel(
          control: self, place: .value(listed.binding), count: listed.cases.count, listed: listed)
      ]
    }
    return []
  }

  /// Whether every `wheel` element always exists.
  var hasFixedWheels: Bool {
    !isWritten(.selection)
      && children.filter { $0.is(.wheel) }.allSatisfy { $0.parent?.index == index }
  }

  /// A `wheel` element.
  var elementWheel: PickerWheel {
    let deletion = deleteElement()
    if let values = written(.values) {
      return PickerWheel(
        control: self, place: .value(values), count: values.items?.count, deletion: deletion)
    }
    if let listed = listedCases {
      return PickerWheel(
        control: self, place: .value(listed.binding), count: listed.cases.count, listed: listed,
        deletion: deletion)
    }
    return PickerWheel(control: self, place: .kind, count: 0, deletion: deletion)
  }

  private func itemDeletion(_ origins: [OriginID], _ index: Int) -> Fix? {
    fix(
      Message("delete this wheel", "删除此滑轮")(), .suggestion, [.deleteItem(index, of: origins)])
  }
}
