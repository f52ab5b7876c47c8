import CtlWorkspace
import Foundation

/// Folders with files and links, and the projects that must be found in them: by discovery, by the
/// command line and by the language server.
public struct FolderLayout: Sendable, CustomStringConvertible {
  public let description: String
  public let files: [String: String]
  /// The targets of links, as written.
  public let links: [String: String]
  public let unreadable: Set<String>
  /// The open folders of an editor. The first is the current folder of the command line, which
  /// names them all.
  public let opened: [String]
  /// Files that are named, or opened, in addition.
  public let named: [String]
  /// `root: files`, with the settings file among the files.
  public let projects: [String]
  /// The paths that are reported.
  public let problems: [String]

  private init(
    _ description: String, _ files: [String], links: [String: String] = [:],
    unreadable: Set<String> = [], opened: [String] = ["/p"], named: [String] = [],
    is projects: [String], problems: [String] = []
  ) {
    self.description = description
    let texts = files.map { ($0, $0.hasSuffix(".json") ? "{}" : "") }
    self.files = Dictionary(uniqueKeysWithValues: texts)
    self.links = links
    self.unreadable = unreadable
    self.opened = opened
    self.named = named
    self.projects = projects
    self.problems = problems
  }

  public static func picture(_ root: String, _ settings: String?, _ files: [String]) -> String {
    ([root + ":"] + [settings].compactMap { $0 } + files.sorted()).joined(separator: " ")
  }

  public var disk: MemoryDisk { MemoryDisk(files, links: links, unreadable: unreadable) }

  /// Makes the folders below one of the real disk.
  public func write(to folder: TemporaryFolder) throws {
    for (path, text) in files { try folder.write(String(path.dropFirst()), text) }
    for (path, target) in links {
      let url = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: url.path,
        withDestinationPath: target.hasPrefix("/") ? folder.url.path + target : target)
    }
  }

  public static let all = [
    FolderLayout(
      "no settings: the opened folder is the root", ["/p/A.ctl", "/p/sub/deep/B.ctl"],
      is: ["/p: /p/A.ctl /p/sub/deep/B.ctl"]),
    FolderLayout(
      "settings at the top", ["/p/ctl.json", "/p/A.ctl", "/p/sub/B.ctl"],
      is: ["/p: /p/ctl.json /p/A.ctl /p/sub/B.ctl"]),
    FolderLayout(
      "settings above the opened folder", ["/w/ctl.json", "/w/p/A.ctl", "/w/q/B.ctl"],
      opened: ["/w/p"], is: ["/w: /w/ctl.json /w/p/A.ctl"]),
    FolderLayout(
      "settings in settings",
      ["/p/ctl.json", "/p/A.ctl", "/p/sub/ctl.json", "/p/sub/deep/B.ctl", "/p/tub/C.ctl"],
      is: [
        "/p/sub: /p/sub/ctl.json /p/sub/deep/B.ctl", "/p: /p/ctl.json /p/A.ctl /p/tub/C.ctl",
      ]),
    FolderLayout(
      "settings below some files only", ["/p/A.ctl", "/p/sub/ctl.json", "/p/sub/B.ctl"],
      is: ["/p/sub: /p/sub/ctl.json /p/sub/B.ctl", "/p: /p/A.ctl"]),
    FolderLayout(
      "settings that are a folder, or a link to nothing", ["/p/ctl.json/A.ctl", "/p/sub/B.ctl"],
      links: ["/p/sub/ctl.json": "gone"], is: ["/p: /p/ctl.json/A.ctl /p/sub/B.ctl"]),
    FolderLayout(
      "settings that are a link", ["/p/A.ctl", "/shared/ctl.json"],
      links: ["/p/ctl.json": "../shared/ctl.json"], is: ["/p: /p/ctl.json /p/A.ctl"]),
    FolderLayout(
      "hidden files and folders",
      [
        "/p/A.ctl", "/p/.B.ctl", "/p/.build/checkouts/c/ctl.json", "/p/.build/checkouts/c/C.ctl",
        "/p/.ctl",
      ], is: ["/p: /p/A.ctl"]),
    FolderLayout(
      "a hidden folder that is opened itself", ["/p/A.ctl", "/p/.drafts/B.ctl"],
      opened: ["/p", "/p/.drafts"], is: ["/p: /p/.drafts/B.ctl /p/A.ctl"]),
    FolderLayout(
      "loops of folders", ["/p/A.ctl", "/p/sub/B.ctl"],
      links: ["/p/loop": "/p", "/p/sub/up": "..", "/p/sub/x.ctl": "."],
      is: ["/p: /p/A.ctl /p/sub/B.ctl"]),
    FolderLayout(
      "a link to a file of the project", ["/p/sub/A.ctl"], links: ["/p/B.ctl": "sub/A.ctl"],
      is: ["/p: /p/B.ctl /p/sub/A.ctl"]),
    FolderLayout(
      "links that lead out of the project or nowhere", ["/p/A.ctl", "/q/B.ctl"],
      links: [
        "/p/B.ctl": "/q/B.ctl", "/p/C.ctl": "gone", "/p/D.ctl": "E.ctl", "/p/E.ctl": "D.ctl",
      ],
      is: ["/p: /p/A.ctl"], problems: ["/p/B.ctl", "/p/C.ctl", "/p/D.ctl", "/p/E.ctl"]),
    FolderLayout(
      "several folders", ["/p/A.ctl", "/q/sub/B.ctl", "/r/C.ctl"], opened: ["/p", "/q"],
      is: ["/p: /p/A.ctl", "/q: /q/sub/B.ctl"]),
    FolderLayout(
      "several folders of one project", ["/ctl.json", "/p/A.ctl", "/q/B.ctl"],
      opened: ["/p", "/q"], is: ["/: /ctl.json /p/A.ctl /q/B.ctl"]),
    FolderLayout(
      "a folder in an opened folder", ["/p/A.ctl", "/p/q/B.ctl"], opened: ["/p", "/p/q"],
      is: ["/p: /p/A.ctl /p/q/B.ctl"]),
    FolderLayout(
      "a folder around an opened folder", ["/p/A.ctl", "/p/q/B.ctl"], opened: ["/p/q", "/p"],
      is: ["/p: /p/A.ctl /p/q/B.ctl"]),
    FolderLayout(
      "an opened link out of the folder of settings", ["/p/ctl.json", "/q/sub/A.ctl"],
      links: ["/p/link": "/q"], opened: ["/p/link"], is: ["/p/link: /p/link/sub/A.ctl"]),
    FolderLayout(
      "a link to a folder, opened beside the one that has it", ["/p/A.ctl", "/q/sub/B.ctl"],
      links: ["/p/link": "/q"], opened: ["/p", "/p/link"],
      is: ["/p/link: /p/link/sub/B.ctl", "/p: /p/A.ctl"]),
    FolderLayout(
      "an opened link within the folder of settings", ["/p/ctl.json", "/p/real/A.ctl"],
      links: ["/p/link": "real"], opened: ["/p/link"], is: ["/p: /p/ctl.json /p/link/A.ctl"]),
    FolderLayout(
      "a named file outside of every folder", ["/p/A.ctl", "/q/sub/B.ctl", "/q/C.ctl"],
      named: ["/q/sub/B.ctl"], is: ["/p: /p/A.ctl", "/q/sub: /q/sub/B.ctl"]),
    FolderLayout(
      "a named file of another project", ["/p/A.ctl", "/q/ctl.json", "/q/sub/B.ctl", "/q/C.ctl"],
      named: ["/q/sub/B.ctl"], is: ["/p: /p/A.ctl", "/q: /q/ctl.json /q/sub/B.ctl"]),
    FolderLayout(
      "a named file that no search finds", ["/p/ctl.json", "/p/.drafts/A.ctl", "/p/B.ctl"],
      named: ["/p/.drafts/A.ctl"], is: ["/p: /p/ctl.json /p/.drafts/A.ctl /p/B.ctl"]),
    FolderLayout(
      "nothing", ["/p/notes.txt", "/p/A.CTL", "/p/B.ctl.bak", "/p/ctl"], is: []),
    FolderLayout(
      "names of every kind", ["/p/a b/é.ctl", "/p/设置/👩‍👧.ctl", "/p/-x/--help.ctl"],
      is: ["/p: /p/-x/--help.ctl /p/a b/é.ctl /p/设置/👩‍👧.ctl"]),
    FolderLayout(
      "folders that cannot be read", ["/p/A.ctl", "/p/sub/B.ctl"], unreadable: ["/p/locked"],
      is: ["/p: /p/A.ctl /p/sub/B.ctl"], problems: ["/p/locked"]),
  ]
}
