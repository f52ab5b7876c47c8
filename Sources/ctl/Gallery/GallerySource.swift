import CtlChecker
import CtlCommandLine
import CtlDiagnostics
import CtlGallery
import CtlPicture
import CtlTerminal
import CtlText
import CtlWorkspace

/// What the pictures of a project are drawn from: its programs, texts and images, each read once.
struct GallerySource: Sendable {
  private let stamp = System.programStamp
  /// By the folder of a file.
  private let texts = Locked<[String: (TextCatalogue?, StableHash)]>([:])
  private let assets = Locked<[String: (light: Assets, dark: Assets, hash: StableHash)]>([:])
  private let projects: [String: Project]

  init(_ session: Session) {
    var projects: [String: Project] = [:]
    for project in session.projects {
      for path in project.files { projects[path] = project }
    }
    self.projects = projects
  }

  func options(of file: Session.File) -> RenderOptions {
    var options = RenderOptions()
    options.setLanguage(nil, texts(of: file).0)
    options.edition = file.settings.edition
    return options
  }

  func variants(
    of file: Session.File, _ screen: Int, _ language: Language
  ) throws(Failure) -> [Variant] {
    let options = options(of: file)
    let languages = (options.texts?.languages ?? []).union(file.settings.locales).sorted()
    do throws(Problem) {
      return try Variant.all(
        of: file.program, screen: screen, options: options, languages: languages)
    } catch {
      throw Failure(error.message)
    }
  }

  /// A hash of everything that the pictures of a screen come from.
  func inputs(of file: Session.File, _ variants: [Variant]) -> String {
    var hash = StableHash()
    hash.add(part: Array(stamp.utf8))
    hash.add(part: file.program.origins.source.bytes)
    let imported = file.program.imported.values.map(\.origins.source)
    for source in imported.sorted(by: { $0.path < $1.path }) {
      hash.add(part: Array(source.path.utf8))
      hash.add(part: source.bytes)
    }
    hash.add(part: Array(file.settings.edition.rawValue.utf8))
    for variant in variants {
      hash.add(part: Array("\(variant.name) \(variant.settings)".utf8))
    }
    hash.add(part: Array(texts(of: file).1.text.utf8))
    hash.add(part: Array(images(of: file).hash.text.utf8))
    return hash.text
  }

  func drawing(
    of file: Session.File, _ screen: Int, _ variant: Variant, _ language: Language
  ) throws(Failure) -> DevicePicture.Drawing {
    let images = images(of: file)
    let assets = variant.options.isDark ? images.dark : images.light
    var device = DeviceOptions()
    // A line that moves is no change of a picture.
    device.hasSources = false
    device.image = { assets.image($0) }
    do throws(Problem) {
      let tree = try Terminal.still(file.program, screen, variant.settings, variant.options)
      return DevicePicture.drawing(
        tree, Expansion(file.program, .screen(screen)), variant.options, device)
    } catch {
      throw Failure(error.message)
    }
  }

  private func texts(of file: Session.File) -> (TextCatalogue?, StableHash) {
    let folder = FilePath.folder(file.path)
    return texts.withLock { known in
      if let texts = known[folder] { return texts }
      var hash = StableHash()
      var catalogue: TextCatalogue?
      if let project = projects[file.path] {
        for bytes in Translations.bytes(of: project, file.modules, for: file.path, .disk) {
          hash.add(part: bytes)
        }
        catalogue = Translations.catalogue(
          of: project, file.modules, for: file.path, file.settings, .disk)
        hash.add(part: Array((catalogue?.sourceLanguage ?? "").utf8))
      }
      known[folder] = (catalogue, hash)
      return (catalogue, hash)
    }
  }

  private func images(of file: Session.File) -> (light: Assets, dark: Assets, hash: StableHash) {
    let folder = FilePath.folder(file.path)
    return assets.withLock { known in
      if let images = known[folder] { return images }
      let places = Assets.places(of: file.path, root: projects[file.path]?.root ?? ".")
      let light = Assets(beside: places, isDark: false)
      let images = (light, Assets(beside: places, isDark: true), light.fingerprint)
      known[folder] = images
      return images
    }
  }
}
