import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedImport = Rule(
    about,
    file: { file in
      let program = file.program
      var seen: Set<FileID> = []
      for site in program.importSites {
        let isFirst = seen.insert(site.file).inserted
        if isFirst, file.files.contains(site.file) { continue }
        // Its appearances apply here without a name.
        if isFirst, program.imported[site.file]?.fileAppearances.isEmpty == false { continue }
        file.report(unneeded: site.origin, isFirst: isFirst)
      }
      var modules: Set<String> = []
      for item in program.moduleImports {
        let isFirst = modules.insert(item.name).inserted
        if isFirst, item.files.contains(where: file.files.contains) { continue }
        let hasLooks = item.files.contains { id in
          program.imported[id]?.appearances.contains(where: \.isPublic) == true
        }
        if isFirst, hasLooks { continue }
        file.report(unneeded: item.origin, isFirst: isFirst)
      }
    })
}

extension FileUses {
  /// Reports an import, with a fix that deletes it.
  fileprivate func report(unneeded origin: OriginID, isFirst: Bool) {
    let fix = program.origins.edits(for: [.deleteDeclaration(origin)])
    report(
      Finding(
        about, at: program.location(of: origin, .member),
        label: isFirst
          ? Message("nothing of it is named here", "此处没有用到其中的任何内容")()
          : Message("it is imported above", "上面已经导入")(),
        fixes: fix.map { [Fix(Message("delete it", "删除它")(), .safe, $0)] } ?? [],
        tag: .unnecessary))
  }
}

private let about = Code(
  "unused/import", .warning,
  title: Message("this import is not needed", "不需要此导入"),
  why: Message(
    "A file is read and checked again whenever one that it imports has changed. An import of which "
      + "nothing is used costs that time, and readers look for the use. A file with appearances "
      + "is used by importing it.",
    "被导入的文件每次变化，导入它的文件都要重新读取和检查。没有用到的导入白白耗费时间，读代码的人也会寻找它的用处。"
      + "含有外观设置的文件，导入即是使用。"),
  bad: [], good: [], fix: .safe)
