import CtlInterfaceBuilder
import CtlRules

/// The files that share a `ctl.json`, or a folder when there is none.
public struct Project: Sendable, Equatable {
  public static let settingsName = "ctl.json"

  /// The folder that imports may not leave, as a path like those of the files.
  public let root: String
  /// The path of `ctl.json`, or nil.
  public let settingsPath: String?
  /// The `.ctl` files that were found below the opened folders, and those that were named.
  public internal(set) var files: Set<String> = []

  /// Whether it is a file of screens: in Ctl, or a document of Interface Builder.
  public static func reads(_ path: String) -> Bool {
    path.hasSuffix(".ctl") || InterfaceBuilder.reads(path)
  }

  /// A workspace that reads from disk, but never through a link out of the root.
  public func workspace(
    _ disk: FileSystem, _ settings: Settings = Settings(), parallel: @escaping Workspace.Parallel
  ) -> Workspace {
    Workspace(
      root: root, settingsPath: settingsPath, settings: settings,
      reader: { path, root in
        guard let real = disk.realPath(path), let realRoot = disk.realPath(root),
          FilePath.isInside(real, realRoot)
        else { return nil }
        return disk.read(path)
      }, parallel: parallel)
  }
}
