import CtlChecker
import CtlPicture
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import CtlWorkspace
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Programs to draw.
enum Samples {
  static let paths = ProjectFiles.list("Samples", ".ctl")

  static func program(_ path: String) throws -> Program {
    var workspace = Workspace(root: ".", read: { try? ProjectFiles.bytes($0) })
    return try #require(workspace.check([path])[0]).program
  }

  /// The program of a source on its own; no rules are run.
  static func program(source: String) -> Program { Program.check(SyntaxTree.parse(source)) }

  /// The picture of elements in a container of a screen.
  static func picture(
    _ members: String, in container: String = "content", variables: String = "",
    _ settings: [String] = [], options: RenderOptions = RenderOptions(),
    device: DeviceOptions = DeviceOptions()
  ) throws -> PictureDocument {
    let source = "screen S {\n\(variables)\n\(container) {\n\(members)\n}\n}"
    let picture = try DevicePicture.render(
      program(source: source), settings: settings, options: options, device: device)
    return try PictureDocument(picture.text)
  }
}

/// A picture as a reader of XML sees it.
struct PictureDocument {
  struct Shape {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The number of the group of an element that it is in; -1 for none.
    var element: Int
  }

  let bytes: [UInt8]
  private(set) var root: [String: String] = [:]
  private(set) var elements: [[String: String]] = []
  private(set) var shapes: [Shape] = []
  private(set) var titles: [String] = []

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    let isRead = parser.parse()
    try #require(isRead, "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    (root, elements, shapes, titles) = (reader.root, reader.elements, reader.shapes, reader.titles)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var texts: [String] { shapes.filter { $0.name == "text" }.map(\.text) }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: [String: String] = [:]
    var elements: [[String: String]] = []
    var shapes: [Shape] = []
    var titles: [String] = []
    private var groups: [Int] = []
    private var characters = ""
    private var isDefining = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      characters = ""
      switch name {
      case "svg": root = attributes
      case "defs": isDefining = true
      case "g":
        if attributes["data-kind"] != nil { elements.append(attributes) }
        groups.append(attributes["data-kind"] != nil ? elements.count - 1 : groups.last ?? -1)
      case "title": break
      default:
        if isDefining { return }
        shapes.append(Shape(name: name, attributes: attributes, element: groups.last ?? -1))
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      switch name {
      case "g": groups.removeLast()
      case "defs": isDefining = false
      case "text": shapes[shapes.count - 1].text = characters
      case "title": titles.append(characters)
      default: break
      }
    }
  }
}
