import CtlChecker
import CtlCommandLine
import CtlDiagnostics
import CtlGallery
import CtlTerminal
import CtlText
import CtlWorkspace

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A site in a folder: draws what is not right any more, and writes every file whole.
struct GallerySite {
  let folder: String
  let language: Language
  private(set) var screens: [GalleryScreen] = []
  /// How many screens were drawn.
  private(set) var drawn = 0
  /// Of a comparison.
  private(set) var summary: GallerySummary?
  private var manifest = Manifest()

  /// What was made of a screen.
  private struct Made: Sendable {
    var screen: GalleryScreen
    var entry: Manifest.Entry
    var isDrawn = false
    /// Whether it was there before, when that is asked.
    var isKnown = true
  }

  init(_ folder: String, _ language: Language) {
    self.folder = FilePath.normalized(folder)
    self.language = language
  }

  mutating func write(_ session: Session, _ former: FormerProject?) throws(Failure) {
    let old = Manifest((try? Files.read(place(Manifest.path))) ?? [])
    let present = GallerySource(session)
    let past = former.map { GallerySource($0.session) }
    let importers = Self.importers(session)
    var jobs: [(file: Session.File, screen: Int)] = []
    for file in session.files {
      jobs += file.program.screens.indices.map { (file, $0) }
    }
    let (files, language) = (jobs, language)
    for name in ["screens", "pictures"] + (former == nil ? [] : ["changes"]) {
      try Files.makeFolder(place(name))
    }
    let results = Locked<[Int: Result<Made, Failure>]>([:])
    let site = self
    Parallel.run(jobs.count) { index in
      let (file, number) = files[index]
      let result: Result<Made, Failure>
      do throws(Failure) {
        var made = try site.made(file, number, session, present, old)
        made.screen.importers = importers[file.path] ?? []
        if let former, let past {
          try site.compare(&made, file, number, present, former, past)
        }
        result = .success(made)
      } catch {
        result = .failure(error)
      }
      results.withLock { $0[index] = result }
    }
    var all: [Made] = []
    let done = results.withLock { $0 }
    for index in jobs.indices {
      guard let result = done[index] else { continue }
      all.append(try result.get())
    }
    var openers: [String: [GalleryScreen.Link]] = [:]
    for made in all {
      for link in made.screen.opens {
        openers[link.id, default: []].append(
          GalleryScreen.Link(id: made.screen.id, name: made.screen.name, way: link.way))
      }
    }
    for index in all.indices { all[index].screen.openers = openers[all[index].screen.id] ?? [] }
    screens = all.map(\.screen)
    drawn = all.filter(\.isDrawn).count
    if let former { summary = Self.summary(all, former, language) }
    try writePages(all, old)
  }

  private func place(_ path: String) -> String { FilePath.join(folder, path) }

  private static func importers(_ session: Session) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for file in session.files {
      for id in file.program.imports {
        guard let program = file.program.imported[id] else { continue }
        result[program.origins.source.path, default: []].append(file.path)
      }
    }
    return result
  }

  // MARK: One screen

  private func made(
    _ file: Session.File, _ number: Int, _ session: Session, _ source: GallerySource,
    _ old: Manifest
  ) throws(Failure) -> Made {
    let options = source.options(of: file)
    var screen = GalleryScreen(file.program, number, path: file.path, options, language)
    let range = file.program.origins.range(
      of: file.program.screens[number].origin, .whole)
    let isAlone = file.program.screens.count == 1
    screen.findings = file.findings.filter {
      isAlone || $0.severity == .error || range.contains($0.location.range.lowerBound)
    }.sorted { $0.severity > $1.severity }.prefix(200).map { finding in
      let line = session.source(finding.location.file)?.lineTable()
        .position(at: finding.location.range.lowerBound).line
      return GalleryScreen.Note(
        finding, file.path + (line.map { ":\($0 + 1)" } ?? ""), language)
    }
    var made = Made(
      screen: screen,
      entry: Manifest.Entry(inputs: "", files: [Gallery.page(of: screen.id)]))
    guard file.canBeCompiled else {
      made.screen.problem =
        language == .english
        ? "The file has errors, so the screen is not drawn." : "文件有错误，因此没有绘制界面。"
      return made
    }
    let variants = try source.variants(of: file, number, language)
    made.entry.inputs = source.inputs(of: file, variants)
    made.screen.shots = variants.map { variant in
      GalleryScreen.Shot(variant, Gallery.picture(variant, of: screen.id))
    }
    let paths = made.screen.shots.map(\.path)
    made.entry.files += paths
    if let known = old.screens[screen.id], known.inputs == made.entry.inputs,
      paths.allSatisfy({ Files.kind(place($0)) == .file })
    {
      return made
    }
    made.isDrawn = true
    try Files.makeFolder(place("pictures/\(screen.id)"))
    for shot in made.screen.shots {
      let drawing = try source.drawing(of: file, number, shot.variant, language)
      try Files.write(drawing.bytes, to: place(shot.path), isDurable: false)
    }
    return made
  }

  /// Draws the screen as it was, and notes what differs.
  private func compare(
    _ made: inout Made, _ file: Session.File, _ number: Int, _ present: GallerySource,
    _ former: FormerProject, _ past: GallerySource
  ) throws(Failure) {
    let path = former.path(of: file.path)
    let name = made.screen.name
    guard let old = former.session.files.first(where: { $0.path == path }),
      let oldNumber = old.program.screens.firstIndex(where: { old.program.text($0.name) == name })
    else {
      made.isKnown = false
      return
    }
    let shots = made.screen.shots
    let before = old.canBeCompiled ? try past.variants(of: old, oldNumber, language) : []
    let folder = "changes/\(made.screen.id)"
    for variant in before where !shots.contains(where: { $0.variant.title == variant.title }) {
      let drawing = try past.drawing(of: old, oldNumber, variant, language)
      let place = "\(folder)/\(variant.name)-gone.svg"
      try write(drawing.bytes, place, &made)
      made.screen.changes.append(.init(variant.title, before: place, after: nil, marks: nil))
    }
    for shot in shots {
      guard let variant = before.first(where: { $0.title == shot.variant.title }) else {
        made.screen.changes.append(
          .init(shot.variant.title, before: nil, after: shot.path, marks: nil))
        continue
      }
      let oldDrawing = try past.drawing(of: old, oldNumber, variant, language)
      let newDrawing = try present.drawing(of: file, number, shot.variant, language)
      guard let difference = Difference(oldDrawing, newDrawing) else { continue }
      let name = shot.variant.name
      let places = ("\(folder)/\(name)-before.svg", "\(folder)/\(name)-marks.svg")
      try write(oldDrawing.bytes, places.0, &made)
      try write(difference.marks, places.1, &made)
      made.screen.changes.append(
        .init(shot.variant.title, before: places.0, after: shot.path, marks: places.1))
    }
  }

  private func write(_ bytes: [UInt8], _ path: String, _ made: inout Made) throws(Failure) {
    try Files.makeFolder(place(FilePath.folder(path)))
    try Files.write(bytes, to: place(path), isDurable: false)
    made.entry.files.append(path)
  }

  private static func summary(
    _ all: [Made], _ former: FormerProject, _ language: Language
  ) -> GallerySummary {
    var summary = GallerySummary()
    summary.changed = all.filter { $0.isKnown && !$0.screen.changes.isEmpty }.map(\.screen)
    summary.added = all.filter { !$0.isKnown }.map(\.screen)
    summary.unchanged = all.filter { $0.isKnown && $0.screen.changes.isEmpty }.count
    let known = Set(all.map(\.screen.id))
    for file in former.session.files {
      let path = former.presentPath(of: file.path)
      for screen in file.program.screens {
        let name = file.program.text(screen.name)
        if !known.contains(GalleryScreen.id(name, path)) { summary.removed.append((name, path)) }
      }
    }
    return summary
  }

  // MARK: The site

  private mutating func writePages(_ all: [Made], _ old: Manifest) throws(Failure) {
    for (index, made) in all.enumerated() {
      let page = Gallery.page(
        made.screen, previous: index > 0 ? all[index - 1].screen : nil,
        next: index + 1 < all.count ? all[index + 1].screen : nil, language: language)
      try Files.write(page, to: place(Gallery.page(of: made.screen.id)), isDurable: false)
      manifest.screens[made.screen.id] = made.entry
    }
    for file in Gallery.common { try Files.write(file.bytes, to: place(file.path)) }
    try Files.write(Gallery.index(screens, language: language), to: place("index.html"))
    try Files.write(manifest.bytes, to: place(Manifest.path))
    let kept = Set(manifest.screens.values.flatMap(\.files))
    for entry in old.screens.values {
      for path in entry.files where !kept.contains(path) {
        unlink(place(path))
        // Only an empty folder goes.
        rmdir(place(FilePath.folder(path)))
      }
    }
  }
}
