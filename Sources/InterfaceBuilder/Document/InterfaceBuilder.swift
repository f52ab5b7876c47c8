import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlText

/// The front end for documents of Interface Builder: bytes to a typed program.
public enum InterfaceBuilder {
  /// The ends of the names of its files.
  public static let extensions = ["storyboard", "xib"]

  public static func reads(_ path: String) -> Bool {
    extensions.contains { path.hasSuffix("." + $0) }
  }

  /// The program of a document; only a finding when it is none that Ctl reads.
  /// - Parameter code: what the sources of the app set; nil when they are not known.
  public static func program(
    _ source: SourceText, _ file: FileID, code: CodeIndex? = nil
  ) -> Program {
    do throws(XMLError) {
      let tree = try XMLReader.read(source)
      let origins = DocumentOrigins(tree, file)
      if let reason = refusal(of: tree) {
        return refused(
          origins, file, DocumentCode.unsupported, tree.elements[0].name, reason)
      }
      var reader = DocumentReader(origins, file, code)
      return reader.read()
    } catch {
      return refused(
        NoOrigins(path: source.path), file, DocumentCode.malformed, error.range, error.reason)
    }
  }

  private static func refused(
    _ origins: any Origins, _ file: FileID, _ code: Code, _ range: Range<Int>, _ reason: Phrase
  ) -> Program {
    var builder = ProgramBuilder(file, origins)
    builder.setDesign(Design())
    builder.report(Finding(code, at: Location(file, range), ["reason": .phrase(reason)]))
    return builder.finish()
  }

  /// Why a sound file is no document of iOS; nil when it is one.
  private static func refusal(of tree: XMLTree) -> Phrase? {
    let type = tree.value("type", of: 0) ?? ""
    if tree.isNamed(0, "archive") {
      return Message(
        "the file has the form of Xcode 4; a newer Xcode saves it in the present one",
        "文件采用 Xcode 4 的格式；用更新的 Xcode 保存即可转换")()
    }
    let runtime = tree.value("targetRuntime", of: 0) ?? ""
    let platforms = [
      ("MacOSX", "macOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS"), ("XROS", "visionOS"),
    ]
    if let platform = platforms.first(where: { runtime.hasPrefix($0.0) }) {
      return Message("it is a document of {platform}", "这是 {platform} 的文档")(
        ["platform": .text(platform.1)])
    }
    guard tree.isNamed(0, "document"), type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch"),
      runtime.isEmpty || runtime.hasPrefix("iOS.CocoaTouch")
    else {
      return Message(
        "it is no document of Interface Builder for iOS", "这不是 Interface Builder 的 iOS 文档")()
    }
    return nil
  }
}
