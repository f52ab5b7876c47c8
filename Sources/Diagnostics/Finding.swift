/// Names a file of a workspace; stable while the workspace lives.
public struct FileID: Hashable, Sendable, Comparable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public init(_ value: Int) { rawValue = UInt32(truncatingIfNeeded: value) }
  @inlinable public static func < (first: FileID, second: FileID) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// A range of bytes in a file.
public struct Location: Hashable, Sendable, Comparable {
  public let file: FileID
  public let range: Range<Int>

  public init(_ file: FileID, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  public static func < (first: Location, second: Location) -> Bool {
    (first.file, first.range.lowerBound, first.range.upperBound)
      < (second.file, second.range.lowerBound, second.range.upperBound)
  }
}

/// One thing that was found in a file. The terminal, JSON, SARIF, editors and tests all show this
/// value; none of them adds words to it.
public struct Finding: Sendable, Hashable {
  public var code: Code
  /// The severity of the code, unless the project sets another one.
  public var severity: Severity
  public var location: Location
  /// The headline: complete in itself, lower case, no full stop.
  public var message: Phrase
  /// A few words under the place; nil when the headline says it all.
  public var label: Phrase?
  /// Places that explain it: where a name was declared, where the range comes from.
  public var related: [Related]
  /// Full sentences that belong to no place.
  public var notes: [Phrase]
  public var fixes: [Fix]
  /// How editors draw it.
  public var tag: Tag?

  public struct Related: Sendable, Hashable {
    public var location: Location
    public var message: Phrase

    public init(_ location: Location, _ message: Phrase) {
      self.location = location
      self.message = message
    }
  }

  public enum Tag: Sendable { case unnecessary, deprecated }

  public init(
    _ code: Code, at location: Location, _ message: Phrase, label: Phrase? = nil,
    related: [Related] = [], notes: [Phrase] = [], fixes: [Fix] = [], tag: Tag? = nil
  ) {
    self.code = code
    self.severity = code.severity
    self.location = location
    self.message = message
    self.label = label
    self.related = related
    self.notes = notes
    self.fixes = fixes
    self.tag = tag
  }

  /// A finding whose headline is the title of its code.
  public init(
    _ code: Code, at location: Location,
    _ arguments: KeyValuePairs<String, Message.Argument> = [:],
    label: Phrase? = nil, related: [Related] = [], notes: [Phrase] = [], fixes: [Fix] = [],
    tag: Tag? = nil
  ) {
    self.init(
      code, at: location, code.title(arguments), label: label, related: related, notes: notes,
      fixes: fixes, tag: tag)
  }

  /// The order in which findings are reported: by place, then by code.
  public static func inOrder(_ first: Finding, _ second: Finding) -> Bool {
    if first.location != second.location { return first.location < second.location }
    return first.code.id < second.code.id
  }
}

extension [Finding] {
  /// The findings in the order in which they are reported; equal ones keep their order. Findings
  /// are large: places are sorted, and then each finding is copied once.
  public var inOrder: [Finding] {
    if zip(self, dropFirst()).allSatisfy({ !Finding.inOrder($1, $0) }) { return self }
    var order = indices.map { (place: self[$0].location, index: $0) }
    order.sort { first, second in
      if first.place != second.place { return first.place < second.place }
      let (one, other) = (self[first.index].code.id, self[second.index].code.id)
      return one == other ? first.index < second.index : one < other
    }
    return order.map { self[$0.index] }
  }
}

/// A change that removes a finding.
public struct Fix: Sendable, Hashable {
  public var title: Phrase
  public var safety: Safety
  /// In ascending order within a file, and never overlapping.
  public var edits: [Edit]

  public init(_ title: Phrase, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// Replaces a range of a file; an empty range inserts, an empty text deletes.
public struct Edit: Sendable, Hashable {
  public var location: Location
  public var text: String

  public init(_ location: Location, _ text: String) {
    self.location = location
    self.text = text
  }
}

extension Edit {
  /// The text after a set of edits of one file; nil when two of them overlap or lie outside the
  /// text.
  public static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in edits.sorted(by: { $0.location < $1.location }) {
      let range = edit.location.range
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<range.lowerBound]
      result += edit.text.utf8
      position = range.upperBound
    }
    result += bytes[position...]
    return result
  }
}
