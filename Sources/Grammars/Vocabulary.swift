import CtlCatalogue
import CtlChecker
import CtlSyntax

/// The words that editors colour, from the token table and the catalogue: a list for each colour.
public enum Vocabulary {
  // MARK: Keywords

  /// Words that declare a name.
  public static let declarations = spellings([
    .screenKeyword, .componentKeyword, .enumKeyword, .recordKeyword, .appearanceKeyword,
    .varKeyword,
    .letKeyword, .actionKeyword, .eventKeyword, .taskKeyword, .sampleKeyword,
    .styleKeyword,
  ])
  /// Words that decide what is shown and what happens.
  public static let statements = spellings([
    .importKeyword, .ifKeyword, .elseKeyword, .forKeyword, .inKeyword, .onKeyword,
  ])
  /// Words of sections, of their contents, and of parameters.
  public static let sections = spellings([
    .layoutKeyword, .pinKeyword, .alignKeyword, .accessibilityKeyword, .bindingKeyword,
    .slotKeyword,
  ])
  public static let literals = spellings([.trueKeyword, .falseKeyword, .nilKeyword])

  /// The words of the constructs: all keywords that are not values.
  public static let constructs = declarations + statements + sections

  // MARK: Names

  /// Kinds of elements; the kinds that are keywords too are left out.
  public static let kinds = KindName.names.filter { !TokenKind.keywords.contains($0) }.sorted()
  public static let properties = PropertyName.names.sorted()
  public static let types = BuiltInNames.types
  public static let functions = BuiltInNames.functions

  // MARK: Signs

  /// Every operator; a longer one comes before its own beginning.
  public static let operators = Set(
    Operator.all.map(\.spelling)
      + spellings([.bind, .arrow, .assign, .plusAssign, .minusAssign, .question, .at])
  ).sorted { ($1.count, $0) < ($0.count, $1) }

  private static func spellings(_ kinds: [TokenKind]) -> [String] {
    kinds.compactMap(\.spelling)
  }
}
