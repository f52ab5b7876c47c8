import CtlDiagnostics

/// What the language itself asks: names, types, values, places. Each family is in a file of its own.
public enum LanguageCode {
  public static let all: [Code] = [
    duplicateName, unknownType, loopElement,
    typeMismatch, operands, unknownMember, cannotInfer,
    unknownFunction, arguments,
    overflow, divisionByZero, outOfRange, emptyRange, malformedDate, unknownUnit, unknownEscape,
    indexOutOfRange, notConstant, cycle,
    notBindable, notVariable, bindingType,
    duplicateProperty, keying, primaryText, placement,
    recursion, expansion,
    importMissing, importCycle, importEscapes,
    unknownAttribute, unknownAllowance, unusedAllowance, missingReason,
    unknownConstraint, missingConstant,
  ]
}
