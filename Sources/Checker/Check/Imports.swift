import CtlDiagnostics
import CtlSyntax

/// What a file imports: other files by their paths, and modules by their names.
extension Checker {
  mutating func importFiles(_ members: [Int], _ resolutions: [Int: ImportResolution]) {
    var seen: Set<FileID> = [file]
    if tree.findings.contains(where: \.isOfImport) { hasFailedImport = true }
    for member in members where kind(member) == .importDeclaration {
      collectAttributes(member)
      let view = ImportDeclaration(unchecked: tree, member)
      if let token = view.nameToken {
        importModule(member, token, resolutions[member])
        continue
      }
      guard let pathNode = view.primaryText else {
        hasFailedImport = true
        continue
      }
      let path = stringConstant(pathNode) ?? tree.text(of: pathNode)
      let place = location(pathNode)
      let resolution = resolutions[member] ?? .missing(near: nil)
      switch resolution {
      case .program, .circle(_?): break
      default: hasFailedImport = true
      }
      switch resolution {
      case .program(let program), .circle(let program?):
        guard program.file != file else { continue }
        if case .circle = resolution { tables.circleImports.insert(program.file) }
        tables.importSites.append(ImportSite(file: program.file, origin: OriginID(node: member)))
        guard seen.insert(program.file).inserted else { continue }
        tables.imports.append(program.file)
        add(program)
        importNames(of: program, at: place)
      case .missing(let near, let isModule, let meant):
        if let meant { tables.otherFiles.append(meant) }
        // A text without an end is no path, which is reported.
        if isUnterminated(place) { continue }
        reportMissingFile(path, near, isModule, at: place)
      case .cycle: report(Finding(LanguageCode.importCycle, at: place, ["path": .text(path)]))
      case .escapes where path.isEmpty:
        report(
          Finding(
            LanguageCode.importMissing, at: place, ["path": .text(path)],
            label: Message("write the path of a file", "请写出文件的路径")()))
      case .escapes(_, let module?):
        report(
          Finding(
            LanguageCode.importEscapes, at: place, ["path": .text(path)],
            label: Message(
              "the module `{name}` has that file: import the module", "模块“{name}”中有该文件：请导入该模块")(
                ["name": .text(module)]),
            fixes: [
              Fix(
                Message("write `{text}`", "改为 `{text}`")(["text": .text("import \(module)")]),
                .suggestion, [Edit(place, module)])
            ]))
      case .escapes(let note, nil):
        report(
          Finding(LanguageCode.importEscapes, at: place, ["path": .text(path)], notes: [note]))
      case .tooDeep(let limit): reportDepth(path, limit, at: place)
      case .module, .noModule, .circle: break
      }
    }
    // Those that come through others are older there.
    for (other, program) in knownOfCircle {
      tables.imported[other] = program
      tables.imported.merge(program.imported) { first, _ in first }
    }
    tables.imported[file] = nil
  }

  private func isUnterminated(_ text: Location) -> Bool {
    tree.findings.contains {
      $0.code.id == SyntaxCode.unterminatedString.id && $0.location.range.overlaps(text.range)
    }
  }

  private mutating func add(_ program: Program) {
    if tables.imported.updateValue(program, forKey: program.file) == nil {
      tables.imported.merge(program.imported) { first, _ in first }
    }
    if program.hasSyntaxMistakes { hasFailedImport = true }
  }

  private mutating func reportDepth(_ name: String, _ limit: Int, at place: Location) {
    report(
      Finding(
        LanguageCode.importDepth, at: place, ["path": .text(name), "limit": .number(limit)]))
  }

  private mutating func importNames(of program: Program, at place: Location) {
    let isCircle = tables.circleImports.contains(program.file)
    // A path may lead into another module too: what that hides stays hidden.
    for export in program.module == tables.module ? program.exports : program.publicExports {
      let name = tables.names.intern(export.name)
      if isCircle, !Circle.shows(export.symbol.kind) {
        circleNames[name] = export.symbol
        continue
      }
      if let other = fileScope[name] {
        guard other != export.symbol else { continue }
        reportDuplicate(
          export.name, at: place, first: declaration(of: other),
          first: Message("the other one is imported from here", "另一个从这里导入"))
      } else {
        fileScope[name] = export.symbol
      }
    }
  }

  // MARK: Modules

  private mutating func importModule(_ node: Int, _ token: Int, _ resolution: ImportResolution?) {
    let name = text(ofToken: token)
    let place = location(ofToken: token)
    switch resolution ?? .noModule(.unknown(near: nil, file: nil)) {
    case .module(let programs, let isInOneLanguage):
      if isInOneLanguage, programs.contains(where: \.hasTexts) {
        report(Finding(LanguageCode.moduleInOneLanguage, at: place, ["name": .text(name)]))
      }
      tables.moduleImports.append(
        ModuleImport(name: name, files: programs.map(\.file), origin: OriginID(node: node)))
      for program in programs { add(program) }
    case .cycle:
      hasFailedImport = true
      report(Finding(LanguageCode.moduleCycle, at: place, ["name": .text(name)]))
    case .tooDeep(let limit):
      hasFailedImport = true
      reportDepth(name, limit, at: place)
    case .noModule(let problem):
      hasFailedImport = true
      reportNoModule(name, problem, node, at: place)
    case .program, .missing, .escapes, .circle: break
    }
  }

  private mutating func reportNoModule(
    _ name: String, _ problem: ImportResolution.ModuleProblem, _ node: Int, at place: Location
  ) {
    func change(_ text: String) -> Fix {
      Fix(
        Message("change it to `{name}`", "改为“{name}”")(["name": .text(text)]), .suggestion,
        [Edit(place, text)])
    }
    switch problem {
    case .own:
      report(
        Finding(
          LanguageCode.moduleCycle, at: place, ["name": .text(name)],
          label: Message("this file is in it", "此文件就在其中")()))
    case .gone(let path):
      report(
        Finding(
          LanguageCode.missingModule, at: place, ["name": .text(name), "path": .text(path)]))
    case .unseen(let access):
      report(
        Finding(
          LanguageCode.unseenModule, at: place, ["name": .text(name), "access": .text(access)]))
    case .unknown(let near, let file, let meant):
      if let meant { tables.otherFiles.append(meant) }
      var (label, fixes): (Phrase?, [Fix]) = (nil, [])
      if let near {
        label = Message("did you mean `{name}`?", "是否想写“{name}”？")(["name": .text(near)])
        fixes = [change(near)]
      } else if let file {
        label = Message("a file is named in quotation marks", "文件名写在引号中")()
        fixes = [change("\"\(file)\"")]
      } else if ForeignWords.frameworks.contains(name.lowercased()) {
        label = Message("controls need no import", "使用控件无需导入")()
        fixes = [deletion(ofMember: node)]
      } else {
        label = Message(
          "`modules` in `ctl.json` or `--module {name}=DIR` says where it is; a file has quotation marks: `import {file}`",
          "`ctl.json` 的 `modules` 或 `--module {name}=DIR` 说明它在哪里；文件名写在引号中：`import {file}`")(
            ["name": .text(name), "file": .text("\"\(name).ctl\"")])
      }
      report(
        Finding(
          LanguageCode.unknownModule, at: place, ["name": .text(name)], label: label, fixes: fixes))
    }
  }

  /// Sees what is public in the imported modules, where the file and its other imports have no such
  /// name.
  mutating func seeModules() {
    var seen: Set<FileID> = []
    for item in tables.moduleImports {
      for file in item.files where seen.insert(file).inserted {
        guard let program = tables.imported[file] else { continue }
        for export in program.publicExports {
          let name = tables.names.intern(export.name)
          guard let other = fileScope[name] else {
            fileScope[name] = export.symbol
            continue
          }
          if tables.isElsewhere(other.file), other != export.symbol {
            ambiguous[name] = (other, export.symbol)
          }
        }
      }
    }
  }

  /// Reports a use of a component of a module whose name means something else in this file.
  mutating func hiddenComponent(_ token: Int) -> Symbol? {
    let name = text(ofToken: token)
    guard let symbol = fileScope[self.name(ofToken: token)], !tables.moduleImports.isEmpty else {
      return nil
    }
    let programs = tables.moduleImports.flatMap(\.files).compactMap { tables.imported[$0] }
    for program in programs {
      guard
        let export = program.publicExports.first(where: {
          $0.symbol.kind == .component && $0.name == name
        })
      else { continue }
      report(
        Finding(
          ControlCode.unknownKind, at: location(ofToken: token), ["name": .text(name)],
          label: Message(
            "`{name}` is {what} here, which hides the component of `{module}`: rename one of them",
            "`{name}` 在此文件中是{what}，挡住了“{module}”的组件：请将其中一个改名")([
              "name": .text(name), "what": .phrase(describe(symbol)),
              "module": .text(module(of: export.symbol)),
            ]), related: place(symbol)))
      return export.symbol
    }
    return nil
  }

  /// Reports a name that two modules have, where it is used.
  mutating func checkClear(_ token: Int, _ symbol: Symbol) {
    let name = name(ofToken: token)
    guard let (first, second) = ambiguous[name], symbol == first else { return }
    report(
      Finding(
        LanguageCode.ambiguousName, at: location(ofToken: token),
        [
          "name": .text(text(ofToken: token)), "first": .text(module(of: first)),
          "second": .text(module(of: second)),
        ],
        related: [first, second].compactMap { symbol in
          declaration(of: symbol).map {
            Finding.Related($0, Message("one is declared here", "其中一个声明于此")())
          }
        }))
  }

  /// Reports a name that an imported module has, but only for itself; returns whether it does.
  mutating func reportHidden(_ token: Int) -> Bool {
    if reportOfCircle(token) { return true }
    guard mutedDepth == 0 else { return false }
    if hiddenNames == nil {
      var names: [NameID: Symbol] = [:]
      let others = tables.imports.filter {
        tables.imported[$0].map { $0.module != tables.module } ?? false
      }
      for file in tables.moduleImports.flatMap(\.files) + others {
        guard let program = tables.imported[file] else { continue }
        for export in program.exports where !program.isPublic(export.symbol) {
          names[tables.names.intern(export.name)] = export.symbol
        }
      }
      hiddenNames = names
    }
    let name = name(ofToken: token)
    guard let symbol = hiddenNames?[name] else { return false }
    report(
      Finding(
        LanguageCode.notPublic, at: location(ofToken: token),
        ["name": .text(text(ofToken: token)), "module": .text(module(of: symbol))],
        related: declaration(of: symbol).map {
          [Finding.Related($0, Message("write `public` before it", "请在它前面写 `public`")())]
        } ?? []))
    return true
  }

  /// Reports a name that a file has which imports this one, and does not show it; returns whether it does.
  private mutating func reportOfCircle(_ token: Int) -> Bool {
    guard !circleNames.isEmpty, mutedDepth == 0, let symbol = circleNames[name(ofToken: token)]
    else { return false }
    report(
      Finding(
        LanguageCode.importCircle, at: location(ofToken: token),
        [
          "name": .text(text(ofToken: token)),
          "path": .text(tables.imported[symbol.file]?.origins.source.path ?? ""),
        ],
        label: Message(
          "move it to a file that imports neither", "请移到不导入这两个文件的文件中")(),
        related: declaration(of: symbol).map {
          [Finding.Related($0, Message("declared here", "声明于此")())]
        } ?? []))
    return true
  }

  private func module(of symbol: Symbol) -> String {
    tables.imported[symbol.file]?.module ?? ""
  }
}

extension Finding {
  /// Whether it is about an import that cannot be read: its fix writes one.
  fileprivate var isOfImport: Bool {
    fixes.contains { $0.edits.contains { $0.text.drop { $0 == "\n" }.hasPrefix("import") } }
  }
}
