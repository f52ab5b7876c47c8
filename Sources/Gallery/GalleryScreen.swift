import CtlChecker
import CtlDiagnostics
import CtlPicture
import CtlPreview
import CtlTerminal
import CtlText

/// A screen as a page shows it: plain values.
public struct GalleryScreen: Sendable {
  /// Names its page and the folder of its pictures: letters of ASCII, digits and hyphens.
  public var id: String
  public var name: String
  public var title: String
  public var path: String
  public var line: Int
  public var documentation: String?
  public var shots: [Shot] = []
  public var findings: [Note] = []
  /// What VoiceOver speaks, in order.
  public var speech: [String] = []
  public var variables: [String] = []
  public var actions: [String] = []
  /// The files that import its file.
  public var importers: [String] = []
  /// The screens that it opens, and those that open it.
  public var opens: [Link] = []
  public var openers: [Link] = []
  /// Why there are no pictures.
  public var problem: String?
  public var changes: [Change] = []

  /// Another screen of the site, and how it is opened.
  public struct Link: Sendable, Hashable {
    public var id: String
    public var name: String
    /// Nil when a tab holds it.
    public var way: OpeningWay?

    public init(id: String, name: String, way: OpeningWay?) {
      (self.id, self.name, self.way) = (id, name, way)
    }
  }

  /// A picture.
  public struct Shot: Sendable {
    public var variant: Variant
    /// From the root of the site.
    public var path: String

    public init(_ variant: Variant, _ path: String) { (self.variant, self.path) = (variant, path) }
  }

  /// A finding.
  public struct Note: Sendable {
    public var severity: Severity
    public var code: String
    public var message: String
    public var place: String
    /// Why it matters.
    public var why: String
    /// Where the guidelines say it.
    public var source: String?

    public init(_ finding: Finding, _ place: String, _ language: Language) {
      severity = finding.severity
      code = finding.code.id
      message = finding.message.text(language)
      self.place = place
      why = finding.code.why.template(language)
      source = finding.code.citation.map { citation in
        citation.documents.map(\.rawValue).joined(separator: "; ") + " § \(citation.section)"
      }
    }
  }

  /// A picture that differs from the former one.
  public struct Change: Sendable {
    public var title: String
    /// From the root of the site; nil for a picture that is new or gone.
    public var before: String?
    public var after: String?
    /// Marks around what differs.
    public var marks: String?

    public init(_ title: String, before: String?, after: String?, marks: String?) {
      self.title = title
      (self.before, self.after, self.marks) = (before, after, marks)
    }
  }

  public init(
    _ program: Program, _ index: Int, path: String, _ options: RenderOptions, _ language: Language
  ) {
    let screen = program.screens[index]
    self.path = path
    name = program.text(screen.name)
    id = Self.id(name, path)
    let source = program.origins.source
    let start = program.origins.range(of: screen.origin, .name).lowerBound
    line = source.bytes.isEmpty ? 1 : source.lineTable().position(at: start).line + 1
    documentation = program.origins.documentation(of: screen.origin)
    title = name
    var preview = Preview.Options()
    preview.screen = name
    preview.language = language
    preview.render = options
    if let preview = try? Preview(program, options: preview) {
      speech = preview.speech.map(\.text)
      let shown = preview.live.tree.context.title
      if !shown.isEmpty { title = shown }
    }
    variables = screen.scope.variables.map {
      Self.text(program.variables[$0].origin, program, program.variables[$0].name)
    }
    opens = Self.links(program, screen)
    actions = screen.scope.actions.map {
      Self.text(program.actions[$0].origin, program, program.actions[$0].name)
    }
  }

  private static func links(_ program: Program, _ screen: Screen) -> [Link] {
    var links: [Link] = []
    func add(_ screen: Symbol, _ way: OpeningWay?) {
      guard let home = program.whole(of: screen.file) else { return }
      let name = home.text(home.screens[Int(screen.index)].name)
      let link = Link(id: id(name, home.origins.source.path), name: name, way: way)
      if !links.contains(link) { links.append(link) }
    }
    for held in program.heldScreens(of: screen) { add(held.screen, nil) }
    for opening in program.openings(of: screen) { add(opening.screen, opening.way) }
    return links
  }

  /// A name for files: what can be read of the name of a screen, and a hash that no other has.
  public static func id(_ name: String, _ path: String) -> String {
    var hash = StableHash()
    hash.add(part: Array(path.utf8))
    hash.add(part: Array(name.utf8))
    let letters = name.utf8.prefix(40).map { byte in
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      return isPlain ? byte : UInt8(ascii: "-")
    }
    return String(decoding: letters, as: UTF8.self) + "-" + hash.text
  }

  /// A declaration as it is written, in one line; of one that is not written in Ctl, its name.
  private static func text(_ origin: OriginID, _ program: Program, _ name: NameID?) -> String {
    guard program.design == nil else { return program.text(name) }
    let source = program.origins.source.bytes
    let range = program.origins.range(of: origin, .member).clamped(to: source.indices)
    let text = String(decoding: source[range], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
