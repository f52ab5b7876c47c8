import CtlDiagnostics
import CtlSyntax

/// The rules of the language itself: names, types, values, places. Each family is in a file of its
/// own.
public enum LanguageCode {
  /// Those of the parser too.
  public static let all: [Code] =
    SyntaxCode.all + [
      duplicateName, twinType, twinFile, unknownType, loopElement,
      typeMismatch, operands, unknownMember, caseFields, cannotInfer,
      unknownFunction, arguments,
      overflow, divisionByZero, outOfRange, emptyRange, malformedDate, unknownUnit, unknownEscape,
      hiddenDirection, indexOutOfRange, notConstant, cycle,
      notBindable, notVariable, bindingType, overlappingBindings, unchangeable, unknownChange,
      noResult,
      heldScreen, revealedScreen,
      duplicateProperty, keying, primaryText, placement,
      taskWithoutValue, taskInComponent, taskItem, taskOfManyItems,
      recursion, expansion, slot, style,
      importMissing, importCycle, importCircle, importEscapes, importDepth,
      unknownModule, missingModule, unseenModule, moduleInOneLanguage, moduleCycle, notPublic,
      ambiguousName, hiddenType,
      unknownAttribute, unknownAllowance, notAllowable, unusedAllowance, missingReason,
      unknownConstraint, missingConstant,
    ]
}
