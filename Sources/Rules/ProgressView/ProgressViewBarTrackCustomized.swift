import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let progressViewBarTrackCustomized = Rule(
    about, visits: .kinds([.progressView]), having: [.trackTintColor, .trackImage]
  ) { view in
    guard view.member(.style) == "bar" else { return }
    let properties: [PropertyName] = [.trackTintColor, .trackImage]
    for name in properties {
      guard let written = view.ownWritten(name) else {
        if let look = view.byAppearance(name).first,
          look.program.constant(look.entry.expression) != Value.none, !view.isForTracks(look)
        {
          view.report(
            about, at: .kind, label: Message("has no effect", "没有效果")(),
            looks: [name])
        }
        continue
      }
      if written.isNothing { continue }
      view.report(
        about, at: .property(written), label: Message("has no effect", "没有效果")(),
        fixes: [view.delete(written)])
    }
  }
}

extension PlacedElement {
  /// Whether a look is there for views that have a track: those of the file, or of other files that take it.
  fileprivate func isForTracks(_ look: AppearanceCascade.Entry) -> Bool {
    guard look.program.file == walk.expansion.program.file else { return true }
    let tracks = walk.memo.tracks
    guard let (home, style) = program.style(of: element),
      home.properties[style.properties].contains(look.entry)
    else { return tracks.areThere }
    return tracks.styles.contains(home.location(of: style.origin))
  }
}

/// The progress views of a file, and of those that it imports, that have a track.
struct Tracks {
  private(set) var areThere = false
  /// The styles that they take.
  private(set) var styles: Set<Location> = []

  init(_ program: Program) {
    for home in [program] + program.imported.values {
      for element in home.elements where element.form == .kind && element.kind == .progressView {
        let look = home.style(of: element)
        guard !home.isInBarStyle(element, look) else { continue }
        areThere = true
        if let (file, style) = look { styles.insert(file.location(of: style.origin)) }
      }
    }
  }
}

extension Program {
  /// Whether a progress view has no track, by what it or its style says.
  fileprivate func isInBarStyle(
    _ element: Element, _ look: (program: Program, style: Style)?
  ) -> Bool {
    func says(_ entries: ArraySlice<PropertyEntry>, _ home: Program) -> Bool? {
      entries.first { $0.name == .style && $0.group == .own }
        .map { home.constant($0.expression) == .member("bar") }
    }
    return says(self.properties[element.properties], self)
      ?? look.flatMap { says($0.program.properties[$0.style.properties], $0.program) } ?? false
  }
}

private let about = Code(
  "progress-view/bar-track-customized", .warning, editions: [.ios8],
  title: Message("the bar style has no unfilled track to customize", "进度条样式不显示未填充的轨迹"),
  why: Message(
    "The bar style draws only the filled part, because the bar is behind it. Settings for the "
      + "unfilled part are never visible.",
    "进度条样式后面就是栏，只显示已填充的部分。为未填充的轨迹所作的设置不会显示。"),
  citation: Citation([.guidelines8], "Progress View"),
  bad: .inScreen(
    """
    toolbar {
      progressView {
        style: .bar
        progress: 0.4
        trackTintColor: .gray
        //<^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    navigationBar {
      progressView {
        style: .bar
        progress: 0.4
        trackImage: "track"
        //<^^^^^^^^^^^^^^^^^^^
      }
    }
    """)
    + [
      """
      appearance progressView { trackTintColor: #CCCCCC }
      //                        ^^^^^^^^^^^^^^^^^^^^^^^

      screen Downloads {
        toolbar { progressView { style: .bar; progress: 0.4 } }
      }
      """
    ],
  good: [
    """
    screen Downloads {
      toolbar { progressView { style: .bar; progress: 0.4; progressTintColor: .blue } }
      content { progressView { progress: 0.4; trackTintColor: .gray } }
    }
    """,
    """
    appearance progressView { trackTintColor: #CCCCCC }

    screen Downloads {
      content { progressView { progress: 0.4 } }
      toolbar { progressView { style: .bar; progress: 0.4 } }
    }
    """,
    """
    style pale: progressView { trackTintColor: #CCCCCC }

    screen Downloads {
      content { progressView { style: pale; progress: 0.4 } }
    }

    screen Uploads {
      toolbar { progressView { style: pale; style: .bar; progress: 0.4 } }
    }
    """,
    Example(
      """
      screen Downloads {
        toolbar { progressView { style: .bar; progress: 0.4; trackTintColor: .gray } }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ], fix: .safe)
