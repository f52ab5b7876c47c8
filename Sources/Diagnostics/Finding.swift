import CtlText

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
/// value; none of them adds words to it. It is copied often: one reference holds all its words.
public struct Finding: Sendable {
  public let code: Code
  /// The severity of the code, unless the project sets another one.
  public var severity: Severity
  public var location: Location
  /// How editors draw it.
  public let tag: Tag?
  private var words: Words

  /// The headline: complete in itself, lower case, no full stop.
  public var message: Phrase { words.message }
  /// A few words under the place; nil when the headline says it all.
  public var label: Phrase? { words.label }
  /// Full sentences that belong to no place.
  public var notes: [Phrase] { words.notes }
  /// Places that explain it: where a name was declared, where the range comes from.
  public var related: [Related] {
    get { words.related }
    set { words = Words(words, related: newValue) }
  }
  /// The changes that remove it. A guideline makes its changes only on demand.
  public var fixes: [Fix] {
    get {
      switch words.offer {
      case .made(let fixes): fixes
      case .later(let maker): maker.fixes
      }
    }
    set { words = Words(words, offer: .made(newValue)) }
  }

  public struct Related: Sendable, Hashable {
    public var location: Location
    public var message: Phrase

    public init(_ location: Location, _ message: Phrase) {
      self.location = location
      self.message = message
    }
  }

  public enum Tag: Sendable { case unnecessary, deprecated }

  /// The fixes of a finding, or who makes them.
  public enum Offer: Sendable {
    case made([Fix])
    case later(any FixMaker)
  }

  private final class Words: Sendable {
    let message: Phrase
    let label: Phrase?
    let related: [Related]
    let notes: [Phrase]
    let offer: Offer

    init(
      _ message: Phrase, _ label: Phrase?, _ related: [Related], _ notes: [Phrase], _ offer: Offer
    ) {
      self.message = message
      self.label = label
      self.related = related
      self.notes = notes
      self.offer = offer
    }

    convenience init(_ words: Words, related: [Related]? = nil, offer: Offer? = nil) {
      self.init(
        words.message, words.label, related ?? words.related, words.notes, offer ?? words.offer)
    }
  }

  public init(
    _ code: Code, at location: Location, _ message: Phrase, label: Phrase? = nil,
    related: [Related] = [], notes: [Phrase] = [], fixes: [Fix] = [], tag: Tag? = nil
  ) {
    self.init(
      code, at: location, message, label: label, related: related, notes: notes,
      offering: .made(fixes), tag: tag)
  }

  public init(
    _ code: Code, at location: Location, _ message: Phrase, label: Phrase?, related: [Related],
    notes: [Phrase], offering offer: Offer, tag: Tag?
  ) {
    self.code = code
    severity = code.severity
    self.location = location
    self.tag = tag
    words = Words(message, label, related, notes, offer)
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

  /// Whether two findings have the same words.
  public func saysTheSame(as other: Finding) -> Bool {
    message == other.message && label == other.label && related == other.related
      && notes == other.notes
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

extension Finding: Hashable {
  public static func == (first: Finding, second: Finding) -> Bool {
    first.code == second.code && first.severity == second.severity
      && first.location == second.location && first.tag == second.tag
      && (first.words === second.words || first.saysTheSame(as: second))
      && first.fixes == second.fixes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(location)
  }
}

/// Makes the fixes of a finding on demand: a file may have thousands of findings,
/// and an editor asks for the fixes of one.
public protocol FixMaker: AnyObject, Sendable {
  var fixes: [Fix] { get }
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
  /// The bytes of the text that are only a proposal: editors that can put the cursor there.
  public private(set) var fields: [Range<Int>] = []

  /// - Parameter fields: the words of the text that are only proposals, in their order. Of one in
  ///   quotes it is what stands between them.
  public init(_ location: Location, _ text: String, fields: [String] = []) {
    self.location = location
    self.text = text
    var start = 0
    for field in fields where !field.isEmpty {
      guard let range = Edit.find(field, in: text, from: start) else { continue }
      let isQuoted = field.utf8.count > 1 && field.hasPrefix("\"") && field.hasSuffix("\"")
      self.fields.append(isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range)
      start = range.upperBound
    }
  }

  /// - Parameter fields: the bytes of the text that are only proposals.
  package init(_ location: Location, _ text: String, fieldsAt fields: [Range<Int>]) {
    self.location = location
    self.text = text
    self.fields = fields
  }

  private static func find(_ word: String, in text: String, from start: Int) -> Range<Int>? {
    let (word, text) = (Array(word.utf8), Array(text.utf8))
    guard start + word.count <= text.count else { return nil }
    return (start...text.count - word.count).first {
      text[$0..<$0 + word.count].elementsEqual(word)
    }
    .map { $0..<$0 + word.count }
  }

  /// This edit after the text of an insertion at its beginning.
  fileprivate func after(_ insertion: Edit) -> Edit {
    var result = Edit(location, insertion.text + text)
    let length = insertion.text.utf8.count
    result.fields =
      insertion.fields + fields.map { $0.lowerBound + length..<$0.upperBound + length }
    return result
  }

  /// The same with lines that end as those of its file.
  /// - Parameter end: `\n` or `\r\n`.
  public func endingLines(with end: String) -> Edit {
    guard end != "\n", text.utf8.contains(0x0A) else { return self }
    var bytes: [UInt8] = []
    // Where each byte of the text is then.
    var places: [Int] = []
    for byte in text.utf8 {
      places.append(bytes.count)
      if byte == 0x0A, bytes.last != 0x0D { bytes.append(0x0D) }
      bytes.append(byte)
    }
    places.append(bytes.count)
    return Edit(
      location, String(decoding: bytes, as: UTF8.self),
      fieldsAt: fields.map { places[$0.lowerBound]..<places[$0.upperBound] })
  }

  /// The same with nothing left to choose.
  public var withoutFields: Edit { Edit(location, text) }
}

extension [Edit] {
  /// The same edits in the order of their places, one for each place: an insertion where a replacement
  /// begins is a part of it. Editors do not agree on what such a pair means.
  public var merged: [Edit] {
    var result: [Edit] = []
    for edit in enumerated().sorted(by: { ($0.1.location, $0.0) < ($1.1.location, $1.0) }).map(\.1)
    {
      if let last = result.last, last.location.file == edit.location.file,
        last.location.range.lowerBound == edit.location.range.lowerBound,
        last.location.range.isEmpty
      {
        result[result.count - 1] = edit.after(last)
      } else {
        result.append(edit)
      }
    }
    return result
  }
}

extension Edit {
  /// The text after a set of edits of one file, whose lines end as before; nil when two of them overlap or lie
  /// outside the text.
  public static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
    let end = lineEnd(of: bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in edits.sorted(by: { $0.location < $1.location }) {
      let range = edit.location.range
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<range.lowerBound]
      result += edit.endingLines(with: end).text.utf8
      position = range.upperBound
    }
    result += bytes[position...]
    return result
  }
}
