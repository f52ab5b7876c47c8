import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlText

/// What the imports of a file lead to.
extension Workspace {
  mutating func imports(of tree: SyntaxTree) -> [Import] {
    var result: [Import] = []
    for node in tree.children(of: 0) where tree.nodes[node].kind == .importDeclaration {
      if let name = ImportDeclaration(unchecked: tree, node).name {
        let targets = (modules[name]?.files ?? []).map { id(of: $0) }
        result.append(Import(node: node, targets: targets, module: name))
      } else if let path = path(of: node, in: tree) {
        let target = FilePath.resolve(path, from: tree.source.path, root: root(of: tree.file))
        result.append(Import(node: node, targets: target.map { [id(of: $0)] } ?? []))
      }
    }
    return result
  }

  /// The folder that the imports of a file may not leave: that of its module, or of the project.
  public func root(of id: FileID) -> String {
    files[Int(id.rawValue)].module.flatMap { modules[$0]?.root } ?? root
  }

  private func path(of node: Int, in tree: SyntaxTree) -> String? {
    guard let text = ImportDeclaration(unchecked: tree, node).primaryText,
      tree.nodes[text].kind == .stringLiteral
    else { return nil }
    return String(tree.text(of: text).dropFirst().dropLast())
  }

  /// The module that has the file of an import, where that file belongs to another one.
  private func module(of node: Int, in file: File) -> String? {
    guard let path = file.tree.flatMap({ self.path(of: node, in: $0) }),
      let module = modules.module(of: FilePath.normalized("\(FilePath.folder(file.path))/\(path)")),
      module.name != file.module
    else { return nil }
    return module.name
  }

  /// Why an import leaves the root, and the file to make so that it does not.
  private func escape(of node: Int, in file: File) -> Phrase {
    let path = file.tree.flatMap { self.path(of: node, in: $0) } ?? ""
    guard let folder = FilePath.commonFolder(of: path, and: file.path) else {
      return Phrase(
        Message(
          "The path starts at the folder of this file: `Theme.ctl`, `../Theme.ctl`.",
          "路径从此文件所在的文件夹开始：`Theme.ctl`、`../Theme.ctl`。"))
    }
    if let module = file.module {
      return Message(
        "This file belongs to the module `{name}`. Import what others declare by the name of their module.",
        "此文件属于模块“{name}”。其他模块的内容请用模块名称导入。")(["name": .text(module)])
    }
    let wanted = FilePath.join(folder, Project.settingsName)
    if let settingsPath {
      return Message(
        "The project is the folder of `{found}`. Move that file to `{wanted}`, and both are in it.",
        "项目是“{found}”所在的文件夹。把它移到“{wanted}”，两个文件就都在项目中。")(
          ["found": .text(settingsPath), "wanted": .text(wanted)])
    }
    return Message(
      "The project is the folder `{root}`, as no folder around it has a `ctl.json`. Make the file "
        + "`{wanted}` with `{braces}` in it, and both are in one project.",
      "外层文件夹都没有 `ctl.json`，所以项目是文件夹“{root}”。新建文件“{wanted}”，内容为 `{braces}`，两个文件就同属一个项目。")(
        ["root": .text(root), "wanted": .text(wanted), "braces": "{}"])
  }

  func resolutions(
    _ id: FileID, _ components: ImportGraph.Components, _ circle: CircleSoFar = CircleSoFar()
  ) -> [Int: ImportResolution] {
    var result: [Int: ImportResolution] = [:]
    for item in files[Int(id.rawValue)].imports {
      if let name = item.module {
        result[item.node] = resolution(name, item, id, components)
        continue
      }
      guard let target = item.targets.first else {
        let file = files[Int(id.rawValue)]
        result[item.node] = .escapes(
          escape(of: item.node, in: file), module: module(of: item.node, in: file))
        continue
      }
      if target == id {
        result[item.node] = .cycle
      } else if components.isCycle(id, target) {
        result[item.node] =
          circle.limit.map { .tooDeep(limit: $0) } ?? .circle(circle.programs[target])
      } else if components.isAtLimit(target) {
        result[item.node] = .tooDeep(limit: ImportGraph.limit)
      } else if let program = files[Int(target.rawValue)].program {
        result[item.node] = .program(program)
      } else {
        let name = files[Int(target.rawValue)].path.split(separator: "/").last.map(String.init)
        let near = near(target, from: id)
        let folder = FilePath.folder(files[Int(id.rawValue)].path)
        result[item.node] = .missing(
          near: near, isModule: name.map { modules[$0] != nil } ?? false,
          meant: near.flatMap { ids[FilePath.join(folder, $0)] })
      }
    }
    return result
  }

  private func resolution(
    _ name: String, _ item: Import, _ id: FileID, _ components: ImportGraph.Components
  ) -> ImportResolution {
    let file = files[Int(id.rawValue)]
    if name == file.module { return .noModule(.own) }
    guard let module = modules[name] else {
      let path = FilePath.join(FilePath.folder(file.path), "\(name).ctl")
      let isFile = ids[path].map { files[Int($0.rawValue)].source != nil } ?? false
      return .noModule(
        .unknown(
          near: nearestName(to: name, among: modules.names),
          file: isFile || read(path, root(of: id)) != nil ? "\(name).ctl" : nil,
          meant: isFile ? ids[path] : nil))
    }
    guard module.files != nil else { return .noModule(.gone(path: module.root)) }
    let own = file.module.flatMap { modules[$0]?.settings } ?? settings
    if !own.sees(module.settings) {
      return .noModule(.unseen(access: module.settings.swift.access ?? ""))
    }
    if item.targets.contains(where: { components.isCycle(id, $0) }) { return .cycle }
    if item.targets.contains(where: components.isAtLimit) {
      return .tooDeep(limit: ImportGraph.limit)
    }
    return .module(
      item.targets.compactMap { files[Int($0.rawValue)].program },
      isInOneLanguage: own.isLocalized && !module.settings.isLocalized)
  }

  /// The path of a file that a wrong import of another file may mean.
  private func near(_ target: FileID, from id: FileID) -> String? {
    let known = files.count > 1000 ? [] : files.filter { $0.source != nil }.map(\.path)
    return NearImport.path(
      files[Int(target.rawValue)].path, from: files[Int(id.rawValue)].path, among: known
    ) { read($0, root(of: id)) != nil }
  }
}
