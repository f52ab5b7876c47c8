import CtlCatalogue
import CtlChecker
import CtlLayout

/// An element whose properties are read before it is drawn.
struct EvaluatedElement: BoxElement {
  let evaluator: Evaluator
  let instance: Int

  var kind: KindName { evaluator.element(of: instance).kind }
  var shownText: (text: String, isKnown: Bool) { ("", false) }

  var hidesItself: Bool { LayoutBox.isHidden(self) }

  func value(_ name: PropertyName) -> Value? { evaluator.property(name, of: instance) }
  func isSet(_ name: PropertyName) -> Bool { value(name).map { $0 != .none } ?? false }
  func instance(_ name: PropertyName) -> Int32 { -1 }
}
