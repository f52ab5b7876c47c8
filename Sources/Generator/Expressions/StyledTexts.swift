import CtlCatalogue
import CtlChecker

/// Parts of texts in styles of their own.
extension CodeScope {
  /// The text is looked up where it is shown, and the attributes never are.
  func styled(_ expression: Expression, _ operands: [ExpressionID], typed: Bool) -> Code {
    let attributes = RunStyle.attributes(of: expression)
    guard let text = operands.first, operands.count == attributes.count + 1 else {
      return Code(types.defaultValue(expression.type))
    }
    return run(code(text).layout(), typed: typed) {
      zip(attributes, operands.dropFirst()).map { attribute, operand in
        code(operand).labeled(attribute.label)
      }
    }
  }

  func styled(_ text: Value, _ style: RunStyle, typed: Bool) -> Code {
    run(value(text).layout(), typed: typed) {
      RunStyle.Attribute.allCases.compactMap { attribute in
        style.value(of: attribute).map { code($0, attribute.type, typed: true) }?
          .labeled(attribute.label)
      }
    }
  }

  private func value(_ text: Value) -> Code {
    isShowing ? shownCode(text, .string, typed: true) : code(text, .string, typed: true)
  }

  private func run(
    _ text: CodeLayout, typed: Bool, _ attributes: () -> [CodeLayout]
  ) -> Code {
    .call(typed ? ".init" : "StyledText.Run", [text] + unshown(attributes))
  }
}
