import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlText

/// Pictures of screens in text, and their trees. Pure: the same program, settings and options give
/// the same bytes.
public enum Terminal {
  /// A screen as text.
  public struct Rendering: Sendable {
    /// UTF-8; every line ends with a line feed and is at most as wide as the given width.
    public var text: [UInt8]
    /// Whether the screen has more elements than were drawn.
    public var isTruncated: Bool

    public init(text: [UInt8], isTruncated: Bool) {
      self.text = text
      self.isTruncated = isTruncated
    }
  }

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - - program: A program without errors; one with errors is drawn as far as possible.
  ///   - screen: The name of the screen; nil for the first of the file.
  ///   - settings: `name=value` each; see `ScreenState.set(_:in:)`.
  public static func render(
    _ program: Program, screen: String? = nil, settings: [String] = [],
    options: RenderOptions = RenderOptions(), engine: any LayoutEngine = FlowLayout()
  ) throws(Problem) -> Rendering {
    let (picture, layout) = try place(program, screen, settings, options, engine)
    return Rendering(
      text: Painter(picture: picture, layout: layout).text(),
      isTruncated: picture.tree.isTruncated)
  }

  /// Draws a screen in another format; only its first rows when it is very long.
  public static func render(
    _ program: Program, screen: String? = nil, settings: [String] = [],
    options: RenderOptions = RenderOptions(), as format: PictureFormat
  ) throws(Problem) -> Rendering {
    let (picture, layout) = try place(program, screen, settings, options, FlowLayout())
    let height = min(layout.size.height, PictureFormat.rowLimit)
    let grid = grid(picture, layout, rows: 0..<height)
    return Rendering(
      text: format.write(grid, options),
      isTruncated: picture.tree.isTruncated || height < layout.size.height)
  }

  private static func place(
    _ program: Program, _ screen: String?, _ settings: [String], _ options: RenderOptions,
    _ engine: any LayoutEngine
  ) throws(Problem) -> (Picture, CellLayout) {
    let index = try self.screen(screen, of: program)
    let picture = Picture(try tree(program, index, settings, options), options)
    return (picture, engine.layout(picture))
  }

  /// The laid-out trees of all screens of a file as JSON; its schema is `Grammar/tree.schema.json`.
  public static func tree(
    _ program: Program, options: RenderOptions = RenderOptions(),
    engine: any LayoutEngine = FlowLayout()
  ) throws(Problem) -> [UInt8] {
    var pictures: [(picture: Picture, layout: CellLayout)] = []
    for index in program.screens.indices {
      let picture = Picture(try tree(program, index, [], options), options)
      pictures.append((picture, engine.layout(picture)))
    }
    return TreeJSON.write(pictures)
  }

  /// The tree of a screen at its opening state and the settings.
  public static func tree(
    _ program: Program, _ screen: Int, _ settings: [String], _ options: RenderOptions
  ) throws(Problem) -> RenderTree {
    _ = try self.screen(screen, of: program)
    var state = ScreenState(program, screen: screen, now: DateTime(options.now))
    state.use(options, of: program)
    try state.set(all: settings, in: program)
    return Interpreter.whole(program, state, Cascade(Expansion(program, .screen(screen))))
  }

  /// A screen by its index.
  static func screen(_ index: Int, of program: Program) throws(Problem) -> Screen {
    if let screen = program.screen(index) { return screen }
    let message = Message("the file has no screen to draw", "文件中没有可以绘制的界面")()
    guard let component = program.components.first else { throw Problem(message) }
    throw Problem(
      message,
      notes: [
        Message(
          "Draw a screen that uses its component `{name}`.", "请绘制使用其组件“{name}”的界面。")(
            ["name": .text(program.text(component.name))])
      ])
  }

  /// The index of a screen by its name; the first without one.
  public static func screen(_ name: String?, of program: Program) throws(Problem) -> Int {
    _ = try screen(0, of: program)
    guard let name else { return 0 }
    let names = program.screens.map { program.text($0.name) }
    if let index = names.firstIndex(of: name) { return index }
    let near = nearestName(to: name, among: names) ?? names.joined(separator: "`, `")
    throw Problem(
      Message("the file has no screen `{name}`", "文件中没有界面“{name}”")(["name": .text(name)]),
      notes: [
        Message("Its screens: `{names}`.", "其中的界面：`{names}`。")(["names": .text(near)])
      ])
  }
}

extension Terminal {
  /// The kinds that have control states.
  public static let controlKinds: [String] = KindName.allCases.filter {
    Kind.named($0).isControl
  }.map(\.name)
}
