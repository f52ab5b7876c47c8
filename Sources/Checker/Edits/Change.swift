import CtlDiagnostics

/// One change of a fix, in terms of the program; texts are in the notation of the file. The builder
/// of the file decides about indentation, separators and comments.
public enum Change: Sendable {
  /// Deletes a member of a block: a property, a handler, an element, a constraint; and the block of
  /// `layout` or `accessibility` when nothing else is in it.
  case delete(OriginID)
  /// Deletes a declaration with its documentation and the empty line after it.
  case deleteDeclaration(OriginID)
  /// Deletes one of several items of a list.
  case deleteItem(Int, of: [OriginID])
  /// Deletes the text after the kind of an element.
  case deletePrimaryText(OriginID)
  /// Deletes an attribute, given by its bytes.
  case deleteAttribute(Range<Int>)
  case replace(OriginID, OriginPart, String)
  /// Replaces a word of a text.
  case replaceBytes(Range<Int>, String)
  /// Adds members at the end of an element.
  case add([String], to: OriginID)
  /// Adds a member at the start of an element.
  case addFirst(String, to: OriginID)
  /// Adds an element, given as its lines, below the declarations of a screen.
  case addElement([String], to: OriginID)
  /// Puts an element before another one.
  case insert(String, before: OriginID)
  /// Declares something in a screen or component: after a declaration, else first.
  case declare(String, in: OriginID, after: OriginID?)
  case addAccessibility(String, to: OriginID)
  /// Puts elements beside each other into new ones, the outermost first.
  case wrap(OriginID, through: OriginID, in: [String])
  /// Lets a constraint give way.
  case addPriority(Int, to: OriginID)
  /// Several changes to the members of one element; refused when comments would be lost.
  case rewrite(OriginID, MemberChanges)
}

/// The changes to the members of an element.
public struct MemberChanges: Sendable {
  public var deleted: Set<OriginID>
  public var replaced: [OriginID: String]
  public var added: [String]

  public init(
    deleting deleted: Set<OriginID> = [], replacing replaced: [OriginID: String] = [:],
    adding added: [String] = []
  ) {
    self.deleted = deleted
    self.replaced = replaced
    self.added = added
  }
}

/// Makes the edits of fixes.
public protocol EditBuilder: Sendable {
  /// The edits for all of the changes, in the order of the file; nil when one of them is not
  /// possible here.
  func edits(for changes: [Change]) -> [Edit]?
}
