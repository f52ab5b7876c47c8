import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The properties that hold what people set with a control: those of its own kind that can be bound.
enum ValueProperties {
  /// Controls with a value that people set, search bars, and the wheels of pickers.
  static let kinds: [KindName] = [
    .datePicker, .pageControl, .picker, .searchBar, .segmentedControl, .slider, .stepper, .switch,
    .textField,
    .textView, .wheel,
  ]

  static func of(_ kind: KindName) -> [PropertyName] { table[Int(kind.rawValue)] }

  private static let table: [[PropertyName]] = KindName.allCases.map { kind in
    kinds.contains(kind)
      ? Kind.named(kind).ownProperties.filter { $0.isBindable && !$0.isMisplaced }.map(\.name) : []
  }
}

extension Written {
  /// Whether a binding was meant, which would have the range of its variable.
  var lacksBinding: Bool {
    guard let symbol = followedVariable, symbol.kind == .variable, symbol.file == program.file,
      program.variables[Int(symbol.index)].range != nil
    else { return false }
    return !control.isHeard
  }

  /// The variable that the value is, by its bare name: one of the screen, or a binding parameter.
  /// Then a binding was meant.
  var followedVariable: Symbol? {
    guard entry.form == .property else { return nil }
    var value = expression
    if value.operation == .toDouble {
      value = program.expression(program.operandIDs(of: value)[0])
    }
    guard value.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(value.payload)]
    switch symbol.kind {
    case .variable: return symbol
    case .parameter:
      let isHere = symbol.file == program.file
      return isHere && program.parameters[Int(symbol.index)].isBinding ? symbol : nil
    default: return nil
    }
  }
}

extension PlacedElement {
  /// Whether something learns what people do with the control: a handler, or a property that reads
  /// its value.
  var isHeard: Bool {
    if !handlers.isEmpty || walk.memo.isRead(instance.element, of: program) {
      return true
    }
    return self.is(.wheel) && parent?.isHeard == true
  }

  /// Whether people can use it at some time.
  var isOperable: Bool {
    if bool(.isEnabled) == false || bool(.isUserInteractionEnabled) == false { return false }
    return !self.is(.wheel) || parent?.isOperable != false
  }
}
