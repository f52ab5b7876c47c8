import CtlCommandLine
import CtlDiagnostics
import CtlInterfaceBuilder
import CtlPicture
import CtlPreview
import CtlTerminal
import CtlText

import enum CtlRuntime.ContentSizeCategory

extension Subcommand {
  static let render = Subcommand(
    "render", "FILE", summary: Message("draw a screen once, on standard output", "在标准输出上绘制一次界面"),
    discussion: Message(
      """
      Draws the first screen of the file, or the one that --screen names, as it opens; --set and
      --state change something first. A file with errors is not drawn; its errors are reported.
      The format svg is a picture of the device, in points, with the look of iOS 7 and 8; with
      --look terminal it is a drawing of the terminal, as html is.
      """,
      """
      绘制文件中的第一个界面，或 --screen 指定的界面，为刚打开时的样子；--set 和 --state 会先作改动。
      有错误的文件不会绘制，只报告错误。svg 格式是设备的图片，以点为单位，外观与 iOS 7 和 8 相同；
       加上 --look terminal 则绘制终端，html 也是如此。
      """),
    options: [
      Option(
        "screen", .text("NAME"), "which screen (default: the first)",
        "哪个界面（默认：第一个）"),
      Option(
        "width", .text("COLUMNS"), "how wide (default: as the device)",
        "宽度（默认：与设备相同）"),
      Option(
        "device", .oneOf(RenderCommand.devices.map(\.name)), "on which device",
        "在哪种设备上"),
      Option(
        "text-size", .oneOf(ContentSizeCategory.allCases.map(\.rawValue)),
        "the size of text that a person chose (default large)", "用户选择的文字大小（默认 large）"),
      Option("dark", .none, "in dark colors", "深色外观"),
      Option("high-contrast", .none, "in the colors of more contrast", "增强对比度的颜色"),
      Option(
        "state", .text("[NAME=]STATE"),
        "normal, highlighted, disabled or selected: all controls, or those of a name or kind",
        "normal、highlighted、disabled 或 selected：所有控件，或某个名称、某种控件"),
      Option(
        "set", .text("NAME=VALUE"),
        "the value of a variable, of a list as A,B or [\"A\", \"B\"]; may be repeated",
        "变量的值，列表写作 A,B 或 [\"A\", \"B\"]；可重复使用"),
      Option(
        "sample", .text("NAME"), "a sample of the screen, before --set",
        "界面的某个示例，先于 --set"),
      Option(
        "all", .none, "the screen as it opens, then each of its samples, as text",
        "刚打开的界面，然后是它的每个示例，均为文字"),
      Option("ascii", .none, "use ASCII characters only", "只使用 ASCII 字符"),
      Option(
        "format", .oneOf(["text"] + PictureFormat.all.map(\.name)),
        "the format of the picture (default text)", "图片的格式（默认 text）"),
      Option(
        "look", .oneOf(["device", "terminal"]),
        "what svg shows: the device (default), or a terminal", "svg 显示什么：设备（默认）或终端"),
      Option(
        "show", .oneOf(Overlay.all.map(\.name)),
        "what is drawn over a picture of the device; may be repeated",
        "在设备图片之上绘制的内容；可重复使用"),
      .screenLanguage,
      Option(
        "color", .oneOf(["auto", "always", "never", "truecolor", "256", "16"]),
        "color the output (auto: on a terminal, and in svg and html)",
        "输出是否带颜色（auto：在终端以及 svg 和 html 中带颜色）"),
    ] + ModuleOptions.all
  ) { (invocation: Invocation) throws(Failure) in
    try RenderCommand(invocation).run()
  }
}

struct RenderCommand {
  let invocation: Invocation
  let options: RenderOptions
  let settings: [String]
  let format: PictureFormat?
  /// Nil for a drawing of the terminal.
  let device: DeviceOptions?
  let language: Language

  static let devices: [(name: String, settings: [String])] = [
    ("iPhone", ["screen.device=iPhone", "screen.orientation=portrait"]),
    ("iPhone-landscape", ["screen.device=iPhone", "screen.orientation=landscape"]),
    ("iPad", ["screen.device=iPad", "screen.orientation=portrait"]),
    ("iPad-landscape", ["screen.device=iPad", "screen.orientation=landscape"]),
  ]

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    language = System.language(invocation.value("lang"))
    format = PictureFormat.all.first { $0.name == invocation.value("format") }
    let showsDevice =
      format?.name == PictureFormat.svg.name && invocation.value("look") != "terminal"
    if showsDevice {
      var device = DeviceOptions()
      device.overlays = Overlay.all.filter { invocation.all("show").contains($0.name) }
      self.device = device
    } else {
      device = nil
    }
    var options = RenderOptions()
    options.width = try invocation.number("width", in: RenderOptions.widths)
    if options.width != nil, device != nil {
      throw Failure(
        "`--width` counts columns; a picture of the device is as wide as its `--device`",
        "`--width` 以列计；设备图片的宽度由 `--device` 决定")
    }
    if invocation.has("ascii") { options.characters = .ascii }
    options.textSize =
      invocation.value("text-size").flatMap { ContentSizeCategory(rawValue: $0) } ?? .large
    options.isDark = invocation.has("dark")
    options.look.hasContrast = invocation.has("high-contrast")
    options.color = Self.colors(invocation.value("color"), isDocument: format != nil)
    self.options = options
    var settings = Self.devices.first { $0.name == invocation.value("device") }?.settings ?? []
    for state in invocation.all("state") { settings += try Self.settings(ofState: state) }
    let samples = invocation.all("sample").map { ScreenState.samplePrefix + $0 }
    self.settings = samples + settings + invocation.all("set")
  }

  private static func colors(
    _ choice: String?, isDocument: Bool
  ) -> RenderOptions.ColorDepth {
    switch choice {
    case "truecolor": return .full
    case "256": return .indexed
    case "16": return .sixteen
    case nil where isDocument, "auto" where isDocument, "always" where isDocument: return .full
    default: return System.usesColor(choice) ? System.colorDepth : .none
    }
  }

  /// The settings that put controls into a state: `disabled`, `send=highlighted`.
  private static func settings(ofState text: String) throws(Failure) -> [String] {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
    let values = [
      "normal": [], "highlighted": ["isHighlighted=true"], "disabled": ["isEnabled=false"],
      "selected": ["isSelected=true"],
    ]
    let state = parts.last ?? ""
    guard let properties = values[state] else {
      let near = nearestName(to: state, among: Array(values.keys).sorted())
      throw Failure(
        "`\(state.neutralised())` is no state", "“\(state.neutralised())”不是状态"
      ).adding(asking: near).adding(
        " (normal, highlighted, disabled, selected)", "（normal、highlighted、disabled、selected）")
    }
    let names = parts.count > 1 ? [parts[0]] : Terminal.controlKinds
    return names.flatMap { name in properties.map { "\(name).\($0)" } }
  }

  func run() throws(Failure) -> ExitStatus {
    let path = try invocation.onePositional(Message("a file", "一个文件"))
    let session = try Session(
      [path], modules: try ModuleOptions.read(invocation), documents: true)
    if session.reportFailures() { return .failure }
    guard session.files.count == 1, let file = session.files.first else {
      throw Failure(
        "`ctl render` draws one file, \(Files.quoted(path)) is a folder",
        "`ctl render` 只绘制一个文件，而 \(Files.quoted(path)) 是文件夹")
    }
    if session.hasErrors {
      let renderer = HumanRenderer(
        language: language, color: System.usesColor(invocation.value("color"), 2),
        width: System.terminalWidth(2) ?? 100)
      let errors = session.findings.filter { $0.severity == .error }
      try System.write(renderer.render(errors, sources: session), to: 2)
      System.printError(renderer.summary(errors, files: 1) + "\n")
      return .findings
    }
    if file.program.screens.isEmpty, InterfaceBuilder.reads(path), let finding = file.findings.first
    {
      throw Failure(
        "cannot draw \(Files.quoted(path)): \(finding.message.text(.english))",
        "无法绘制 \(Files.quoted(path))：\(finding.message.text(.simplifiedChinese))")
    }
    let texts = session.texts(for: file)
    let root = session.projects.first?.root ?? "."
    if invocation.has("all") { return try drawAll(file, texts, root: root) }
    let picture = try draw(file, texts, root: root)
    try System.print(picture.text)
    if picture.isTruncated {
      let message = Message(
        "the screen has more elements than are drawn", "界面中的元素太多，未全部绘制")
      System.printError("ctl: \(message.template(language))\n")
    }
    return .success
  }

  /// The screen as it opens, then each of its samples under its name.
  private func drawAll(
    _ file: Session.File, _ texts: TextCatalogue?, root: String
  ) throws(Failure) -> ExitStatus {
    guard format == nil else {
      throw Failure(
        "`--all` draws text only; `ctl gallery` writes pictures of every sample",
        "`--all` 只绘制文字；`ctl gallery` 会写出每个示例的图片")
    }
    let index: Int
    do throws(Problem) {
      index = try Terminal.screen(invocation.value("screen"), of: file.program)
    } catch {
      throw Failure(error.message.text(language), error.message.text(language))
    }
    try System.print(try draw(file, texts, root: root).text)
    for name in file.program.sampleNames(ofScreen: index) {
      try System.print("\n\(name.neutralised())\n")
      try System.print(
        try draw(file, texts, root: root, [ScreenState.samplePrefix + name]).text)
    }
    return .success
  }

  private func draw(
    _ file: Session.File, _ texts: TextCatalogue?, root: String, _ more: [String] = []
  ) throws(Failure) -> Terminal.Rendering {
    var options = options
    options.edition = file.settings.edition
    options.setLanguage(invocation.value("lang"), texts)
    do throws(Problem) {
      let screen = invocation.value("screen")
      if var device {
        let assets = Assets(
          beside: Assets.places(of: file.path, root: root), isDark: options.isDark)
        device.image = { assets.image($0) }
        if device.overlays.contains(where: { $0.needsSpeech }) {
          device.speech = try speech(file, options)
        }
        return try DevicePicture.render(
          file.program, screen: screen, settings: more + settings, options: options, device: device)
      }
      if let format {
        return try Terminal.render(
          file.program, screen: screen, settings: more + settings, options: options, as: format)
      }
      return try Terminal.render(
        file.program, screen: screen, settings: more + settings, options: options)
    } catch {
      let texts = [error.message] + error.notes
      let text = texts.map { $0.text(language).neutralised() }.joined(separator: "\n     ")
      throw Failure(text, text)
    }
  }

  /// What VoiceOver speaks about the screen.
  private func speech(
    _ file: Session.File, _ options: RenderOptions
  ) throws(Problem) -> [DeviceOptions.Spoken] {
    var preview = Preview.Options()
    preview.screen = invocation.value("screen")
    preview.settings = settings
    preview.language = language
    preview.render = options
    return try Preview(file.program, options: preview).speech.map {
      DeviceOptions.Spoken(node: $0.node, text: $0.text)
    }
  }
}
