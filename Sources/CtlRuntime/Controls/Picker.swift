/// A choice from a fixed set of values on one or more wheels.
public struct Picker: Control {
  public static let facts = ControlFacts(
    .picker, isUIControl: false, events: [.select], defaultEvent: .select,
    traits: [.userInteractionEnabled, .adjustable], fixedSize: .keyboard)

  public var view = ViewProperties()
  /// At least one wheel, each with at least one value: a wheel without values is dropped, and
  /// without any wheel there is one with a single empty value.
  public var wheels = [[""]] {
    didSet {
      wheels = wheels.filter { !$0.isEmpty }
      if wheels.isEmpty { wheels = [[""]] }
      selectedRows = pinned(selectedRows)
      spinningWheels = spinningWheels.filter { $0 < wheels.count }
    }
  }
  /// The row in the middle of each wheel; as many as there are wheels, each pinned. With fewer rows
  /// the other wheels stay where they are.
  public var selectedRows = [0] {
    didSet { selectedRows = pinned(selectedRows, former: oldValue) }
  }
  /// Where it appears; inline leaves people in context.
  public var presentation = Presentation.inline
  /// Whether people know the values; most are hidden while a wheel stands still.
  public var familiar = true
  /// The wheels that are moving.
  public private(set) var spinningWheels: Set<Int> = []

  public init() {}
  /// A picker with the texts of each wheel.
  public init(
    wheels: [[String]], selectedRows: [Int] = [], _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.init {
      $0.wheels = wheels
      $0.selectedRows = selectedRows
      configure(&$0)
    }
  }

  private func pinned(_ rows: [Int], former: [Int] = []) -> [Int] {
    wheels.indices.map { wheel in
      let row = rows.element(at: wheel) ?? former.element(at: wheel) ?? 0
      return clamp(row, 0, max(wheels[wheel].count - 1, 0))
    }
  }

  /// The value in the middle of each wheel.
  public var selectedValues: [String] { zip(wheels, selectedRows).map { $0[$1] } }

  /// Sets a wheel in motion: the values around its middle become visible.
  public mutating func startSpinning(wheel: Int) {
    if acceptsTouches, wheels.indices.contains(wheel) { spinningWheels.insert(wheel) }
  }

  /// A wheel stops on a row, pinned to its rows. An event is sent if the row has changed.
  public mutating func spin(wheel: Int, to row: Int) -> [ControlEvent] {
    guard acceptsTouches, wheels.indices.contains(wheel) else { return [] }
    spinningWheels.remove(wheel)
    let row = clamp(row, 0, wheels[wheel].count - 1)
    guard selectedRows[wheel] != row else { return [] }
    selectedRows[wheel] = row
    return [.select(wheel: wheel, row: row)]
  }

  /// The visible rows of a wheel; none for a wheel that does not exist.
  public func visibleRows(ofWheel wheel: Int) -> [WheelRow] {
    guard wheels.indices.contains(wheel) else { return [] }
    let values = wheels[wheel]
    return WheelRow.visible(
      around: selectedRows[wheel], of: values.count, isSpinning: spinningWheels.contains(wheel)
    ) { values[$0] }
  }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .spin(let wheel, let row): spin(wheel: wheel, to: row)
    case .increment: spin(wheel: 0, to: selectedRows[0] + 1)
    case .decrement: spin(wheel: 0, to: selectedRows[0] - 1)
    default: []
    }
  }

  public func accessibilityValue(in language: Language) -> String? {
    selectedValues.joined(separator: language.comma)
  }

  public static let allFields = fields([
    .stored("wheels", \.wheels), .stored("selectedRows", \.selectedRows),
    .stored("presentation", \.presentation), .stored("familiar", \.familiar),
  ])
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

extension Picker: Wheeled {
  package var rows: [Int] { selectedRows }
}
