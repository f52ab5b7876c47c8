/// A choice from a fixed set of values on one or more wheels.
public struct Picker: Control {
  public static let facts = ControlFacts(
    .picker, isUIControl: false, events: [.select], defaultEvent: .select,
    traits: [.userInteractionEnabled, .adjustable], fixedSize: .keyboard,
    similar: [.datePicker, .stepper])

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
  /// The row in the middle of each wheel; as many as there are wheels, each pinned.
  public var selectedRows = [0] {
    didSet { selectedRows = pinned(selectedRows) }
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

  private func pinned(_ rows: [Int]) -> [Int] {
    wheels.indices.map { wheel in
      rows.indices.contains(wheel) ? clamp(rows[wheel], 0, wheels[wheel].count - 1) : 0
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
