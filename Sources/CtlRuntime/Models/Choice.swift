/// An enum of a `.ctl` file: one case of a few, each with a label that people read. Its cases are
/// the segments of a segmented control or the rows of a wheel.
public protocol Choice: RawRepresentable, CaseIterable, Hashable, Codable, Sendable
where RawValue == String {
  /// The text for people, in a segment or a row of a wheel.
  var label: String { get }
}

extension Choice {
  /// The place among the cases, from 0.
  public var index: Int { Self.allCases.enumerated().first { $0.element == self }?.offset ?? -1 }

  /// The case at a place; nil when there is none.
  public init?(index: Int) {
    guard let choice = Self.allCases.enumerated().first(where: { $0.offset == index }) else {
      return nil
    }
    self = choice.element
  }
}

extension SegmentedControl {
  /// The cases of an enum become the segments, their labels in the app's translation.
  public mutating func offer<C: Choice>(
    _ type: C.Type, in strings: LocalizedStrings = LocalizedStrings()
  ) {
    segments = C.allCases.map { Segment(strings[$0.label]) }
  }

  /// Selects the segment with a value, or else with a title; none when there is no such segment.
  public mutating func select(_ value: String) {
    selectedSegmentIndex = segments.firstIndex { ($0.value ?? $0.title) == value } ?? Self.noSegment
  }

  /// The value of the selected segment, which is its title when it has no other.
  public var selectedValue: String? {
    let segment = segments.element(at: selectedSegmentIndex)
    return segment?.value ?? segment?.title
  }

  /// The title of the selected segment.
  public var selectedTitle: String? {
    segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex].title : nil
  }

  /// The chosen segment, also while a momentary control reports a tap.
  public var chosenSegmentIndex: Int {
    isMomentary ? lastTappedSegment ?? Self.noSegment : selectedSegmentIndex
  }
}

extension Picker {
  /// One wheel: its values, and the row chosen by a variable.
  public struct Wheel: Sendable, Hashable {
    /// The texts of its rows.
    public var values: [String]
    /// Nil when no variable is bound to it: the row stays as people left it.
    public var row: Int?

    /// A wheel with values, at a row.
    public init(_ values: [String], row: Int? = nil) {
      self.values = values
      self.row = row
    }

    /// The row with a value; the first one when there is no such value. The values are shown in the
    /// app's translation.
    public init(
      _ values: [String], selection: String, in strings: LocalizedStrings = LocalizedStrings()
    ) {
      self.init(values.map { strings[$0] }, row: values.firstIndex(of: selection) ?? 0)
    }

    /// The cases of an enum, one of them chosen.
    public init<C: Choice>(_ selection: C, in strings: LocalizedStrings = LocalizedStrings()) {
      self.init(C.allCases.map { strings[$0.label] }, row: selection.index)
    }

    /// The cases of an enum; nil chooses the first one.
    public init<C: Choice>(_ selection: C?, in strings: LocalizedStrings = LocalizedStrings()) {
      self.init(C.allCases.map { strings[$0.label] }, row: selection?.index ?? 0)
    }
  }

  /// Shows wheels. Rows without a variable are those of `former`, the picker until now.
  public mutating func show(_ wheels: [Wheel], former: Picker = Picker()) {
    self.wheels = wheels.map(\.values)
    guard wheels.contains(where: { $0.row != nil }) else { return }
    selectedRows = wheels.enumerated().map { index, wheel in
      wheel.row ?? former.selectedRow(ofWheel: index)
    }
  }

  /// The row of a wheel; 0 when there is no such wheel.
  public func selectedRow(ofWheel wheel: Int) -> Int {
    selectedRows.indices.contains(wheel) ? selectedRows[wheel] : 0
  }

  /// The value in the middle of a wheel; nil when there is no such wheel.
  public func selectedValue(ofWheel wheel: Int) -> String? {
    selectedValues.element(at: wheel)
  }
}

extension Collection {
  /// The element at a place counted from 0; nil when there is none.
  public func element(at offset: Int) -> Element? {
    guard offset >= 0, let index = index(startIndex, offsetBy: offset, limitedBy: endIndex),
      index != endIndex
    else { return nil }
    return self[index]
  }
}
