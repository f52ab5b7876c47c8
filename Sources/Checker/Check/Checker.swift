import CtlCatalogue
import CtlDiagnostics
import CtlSyntax
import CtlText

/// The result of an import.
public enum ImportResolution: Sendable {
  case program(Program)
  /// `near` is the path of a file that may be meant, `meant` that file; a module may have the name.
  case missing(near: String?, isModule: Bool = false, meant: FileID? = nil)
  /// The file itself, or a module that leads back here.
  case cycle
  /// A file that imports this one, directly or through others; nil before it was looked at.
  case circle(Program?)
  /// The path leaves the project; the note says how it would not, or it is that of a file of a module.
  case escapes(Phrase, module: String?)
  /// The chain of imports from here on is too long.
  case tooDeep(limit: Int)
  /// The files of a module, and whether its code looks up no text although that of the importing file does.
  case module([Program], isInOneLanguage: Bool = false)
  case noModule(ModuleProblem)

  /// Why there is no module of a name.
  public enum ModuleProblem: Sendable {
    /// The names of a module and of a file that may be meant, and that file.
    case unknown(near: String?, file: String?, meant: FileID? = nil)
    /// The folder where it should be.
    case gone(path: String)
    /// The importing file belongs to it.
    case own
    /// What its Swift code is, which files of other modules do not see.
    case unseen(access: String)
  }
}

extension Program {
  /// Parses and types a file that imports nothing.
  public static func check(_ source: SourceText) -> Program { check(SyntaxTree.parse(source)) }

  /// Types a file of a module, or of the project. `imports` has the result for each import node of the
  /// tree, `others` what files that it does not import have of its unknown names; findings are in the
  /// program, and nothing throws. `known` has the files of its circle as they are so far.
  public static func check(
    _ tree: SyntaxTree, imports: [Int: ImportResolution] = [:], module: String? = nil,
    others: [OtherDeclaration] = [], known: [FileID: Program] = [:]
  ) -> Program {
    var checker = Checker(tree)
    checker.tables.module = module
    checker.knownOfCircle = known
    checker.others = others
    checker.run(imports)
    checker.tables.findings = OneMistake.kept(
      of: (checker.syntaxFindings + checker.tables.findings).inOrder, tree)
    checker.tables.hasSyntaxMistakes = !tree.findings.isEmpty
    let program = Program(SyntaxOrigins(tree), checker.tables)
    guard
      checker.tables.variables.contains(where: \.isParameter) || !checker.tables.itemCalls.isEmpty
    else { return program }
    checker.tables.givenToParameters = program.findGivenToParameters()
    checker.tables.loopsOfItems = program.findLoopsOfItems()
    return Program(SyntaxOrigins(tree), checker.tables)
  }
}

/// The state while one file is typed. A struct that is only changed in place; its tables become
/// those of the program.
struct Checker {
  let tree: SyntaxTree
  let file: FileID
  // The arrays of the tree, for quick access.
  let nodes: [Node]
  let bytes: [UInt8]
  var tables: ProgramTables

  // The visible names: the file's own and imported declarations, then those of the screen or
  // component that is being checked, then loops and event parameters, innermost last.
  var fileScope = NameMap()
  var scope = NameMap()
  var activeLoops = NameStack<(loop: Int, end: Int)>()
  var activeEventParameters: Range<Int> = 0..<0
  /// The names that steps have given to values, in `eventParameters`.
  var activeSteps = NameStack<Int>()
  /// The items of the functions of lists around the expression that is being typed.
  var activeItems: [Int] = []
  /// What a step changes, while that is being typed.
  var changedNode: Int?
  /// The conditions of the loops with `where`, and the loops that are typed.
  var loopConditions: [Int: ExpressionID] = [:]
  var typedLoops: Set<Int> = []
  /// The body that is being checked, for messages.
  var body = Body.file
  enum Body { case file, screen, component }
  /// The screen that is being checked; an index in the table.
  var checkedScreen = 0
  /// The names of each screen and component, by the number of its root.
  var scopes: [Int: NameMap] = [:]

  /// The elements of a kind, for fixes that change them all.
  var instanceNodes: [KindName: [Int]] = [:]

  /// The `layout` blocks below each root, by its number, with the elements around them.
  var layouts: [Int: [(owner: ElementID, node: Int)]] = [:]
  /// The `let`s among the elements of conditions and loops, by the number of these.
  var localNames: [Int: [Int]] = [:]
  /// Those of the block that is being checked which have not been reached, with their tokens.
  var laterNames: [NameID: Int] = [:]
  /// Those of the block of a loop whose `where` is being typed.
  var namesOfBlock: [NameID: Int] = [:]
  /// How many expressions they stand for, by their places in `loops`.
  var localLengths: [Int: Int] = [:]
  /// The names of the loops around the element that is being numbered.
  var shapingLoops: [NameID] = []
  /// The root whose elements are being numbered.
  var shaping = ElementID(0)
  /// The styles at the top of the file; they come before those of screens.
  var fileStyles: Range<Int> = 0..<0
  /// The slots, by their nodes.
  var slotOfNode: [Int: Int] = [:]
  /// The elements whose places are checked when all elements are there, with their first tokens.
  var pendingPlacements: [(id: ElementID, token: Int)] = []
  /// The last element that was reported in a wrong place: what holds it, and its kind.
  var lastMisplaced: (holder: OriginID, kind: KindName)?
  /// Elements that are written as values, by their nodes.
  var elementOfNode: [Int: ElementID] = [:]
  /// The last element that set a property without states, for finding duplicates.
  var lastSetter = [Int32](repeating: -1, count: PropertyName.allCases.count * 2)
  var keyedSetters: [Int: Int] = [:]
  /// Property reads of properties, for finding cycles.
  var dependencies: [(from: PropertyKey, to: PropertyKey)] = []
  var currentProperty: PropertyKey?
  /// The bytes of every `=` that stands for `<->`, and of every `<->` of an argument that is compared with
  /// what is declared.
  var boundSigns: [Range<Int>] = []
  /// The constant whose value is being typed; it is not a suggestion for its own value.
  var declaring: NameID?
  /// The lists of all cases of enums.
  var allCases: [Type: ExpressionID] = [:]
  /// The members of long declarations, by name.
  var memberIndexes: [MemberList: [Int: Int]] = [:]
  var suggestionsLeft: Int
  /// What a binding that is being typed needs: the type of a variable, and the kind it is for.
  var wantedVariable: (type: Type, element: ElementID?)?
  /// Above zero in what only follows from a mistake that is reported already.
  var mutedDepth = 0
  /// Whether the names of an imported file are not known.
  var hasFailedImport = false
  /// Whether the declaration that is being numbered is public.
  var isDeclaringPublic = false
  /// The names that two imported modules have, with both meanings.
  var ambiguous: [NameID: (Symbol, Symbol)] = [:]
  /// What files have that this one does not import, as far as it uses their names.
  var others: [OtherDeclaration] = []
  /// The files that this one imports, directly or through others, and that import it.
  var knownOfCircle: [FileID: Program] = [:]
  /// What imported files that import this one do not show it.
  var circleNames: [NameID: Symbol] = [:]
  /// What imported modules keep to themselves, collected on first use.
  var hiddenNames: [NameID: Symbol]?
  /// The names in the parts of the file that the parser skipped, collected on first use.
  var skippedNames: Set<NameID>?
  /// What has the fields that have names here, and its members by name.
  var activeHolder = FieldHolder.none
  var activeFields: [NameID: Int] = [:]
  /// The handler here, with its element, and the event of a component that it receives.
  var handledEvent: (event: Symbol?, view: HandlerSyntax, element: ElementID)?
  /// The uses of components without a slot whose elements are reported.
  var usesWithoutSlot: Set<UInt32> = []
  /// Calls that the parser reported, with the finding that says more about each; nil leaves it out.
  var refined: [(range: Range<Int>, finding: Finding?)] = []
  /// The bytes of all texts that operations came to.
  var foldedBytes = 0

  struct PropertyKey: Hashable {
    var element: ElementID
    var property: PropertyName
  }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    self.file = tree.file
    tables = ProgramTables(tree.file)
    nodes = tree.nodes
    bytes = tree.source.bytes
    suggestionsLeft = Checker.suggestionBudget(tree)
  }

  mutating func run(_ resolutions: [Int: ImportResolution]) {
    tables.expressions.reserveCapacity(tree.nodes.count / 3)
    tables.values.reserveCapacity(tree.nodes.count / 4)
    tables.properties.reserveCapacity(tree.nodes.count / 6)
    tables.elements.reserveCapacity(tree.nodes.count / 12)
    let members = Array(tree.children(of: 0))
    importFiles(members, resolutions)
    declareFile(members)
    seeModules()
    checkFieldTypes()
    checkValues(
      constants: 0..<tables.constants.count, records: 0..<tables.records.count,
      enumerations: 0..<tables.enumerations.count)
    checkComponentSignatures()
    fileStyles = tables.styles.indices
    declareSlots()
    for index in tables.screens.indices { shapeScreen(index) }
    for index in tables.components.indices { shapeComponent(index) }
    checkPendingPlacements()
    checkEvents()
    for index in tables.screens.indices { checkScreen(index) }
    for index in tables.components.indices { checkComponent(index) }
    checkStyles(fileStyles)
    for member in members where kind(member) == .appearanceDeclaration {
      let first = tables.appearances.count
      checkAppearance(member)
      tables.fileAppearances += first..<tables.appearances.count
    }
    checkPublicTypes()
    checkPropertyCycles()
    checkRecursion()
    reportHiddenDirections()
    reportBoundArguments()
    reportUnchangedParameters()
  }

  /// The findings of the parser, with the fixes that names allow.
  var parserFindings: [Finding] {
    guard !boundSigns.isEmpty else { return tree.findings }
    return tree.findings.map { finding in
      guard let sign = boundSigns.first(where: { $0 == finding.location.range }) else {
        return finding
      }
      var finding = finding
      finding.fixes = [
        Fix(
          Message("write `{sign}`", "改为“{sign}”")(["sign": "<->"]), .safe,
          [Edit(Location(file, sign), "<->")])
      ]
      return finding
    }
  }

  // MARK: Reading the tree

  @inline(__always) func kind(_ node: Int) -> NodeKind { nodes[node].kind }
  @inline(__always) func firstToken(_ node: Int) -> Int { Int(nodes[node].firstToken) }

  /// The children that belong to the grammar.
  func parts(of node: Int) -> [Int] {
    var parts: [Int] = []
    for child in tree.children(of: node) where kind(child) != .unexpected { parts.append(child) }
    return parts
  }

  func location(_ node: Int) -> Location { tree.location(of: node) }
  func location(ofToken token: Int) -> Location { tree.location(ofToken: token) }

  func location(_ origin: OriginID, _ part: OriginPart) -> Location {
    Location(file, SyntaxOrigins(tree).range(of: origin, part))
  }

  /// Where a symbol of this file or an imported one is declared.
  func declaration(of symbol: Symbol) -> Location? {
    if symbol.file != file { return tables.imported[symbol.file]?.declaration(of: symbol) }
    return location(tables.origin(of: symbol), .name)
  }

  /// The id of a token's name.
  mutating func name(ofToken token: Int) -> NameID {
    var range = tree.tokenRange(token)
    if tree.tokenKinds[token] == .quotedIdentifier, range.count >= 2 {
      let closed = bytes[range.upperBound - 1] == 0x60
      range = range.lowerBound + 1..<range.upperBound - (closed ? 1 : 0)
    }
    return bytes.withUnsafeBufferPointer {
      tables.names.intern(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  func text(_ name: NameID) -> String { tables.names.text(name) }
  func text(ofToken token: Int) -> String { tree.name(ofToken: token) }

  mutating func report(_ finding: Finding) {
    if mutedDepth == 0 { tables.findings.append(finding) }
  }

  /// Whether the parser reported a mistake in a member.
  func hasError(_ node: Int) -> Bool { nodes[node].flags.contains(.hasError) }

  /// The findings of the parser; the checker knows more about some.
  var syntaxFindings: [Finding] {
    if refined.isEmpty { return parserFindings }
    let places = refined.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let rest = parserFindings.filter { finding in
      let start = finding.location.range.lowerBound
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle].range.lowerBound <= start { low = middle + 1 } else { high = middle }
      }
      return low == 0 || places[low - 1].range.upperBound <= start
    }
    return rest + places.compactMap(\.finding)
  }

  mutating func refer(_ token: Int, _ symbol: Symbol) {
    if !ambiguous.isEmpty { checkClear(token, symbol) }
    tables.references.append(Reference(origin: OriginID(token: token), symbol: symbol))
  }

  /// Records the `@allow` attributes of a member.
  mutating func collectAttributes(_ node: Int) {
    guard tree.tokenKinds[firstToken(node)] == .at else { return }
    for child in tree.children(of: node) where kind(child) == .attribute {
      checkAttribute(Attribute(unchecked: tree, child), of: node)
    }
  }

  private mutating func checkAttribute(_ attribute: Attribute, of node: Int) {
    guard let name = attribute.name else { return }
    guard name == "allow" else {
      // The parser has reported one of another language.
      guard let token = attribute.nameToken, !hasError(node) || attribute.ruleCode != nil else {
        return
      }
      let foreign = ForeignWords.attributes[name]
      let near: Suggestion =
        foreign?.here.isEmpty == false
        ? (foreign?.explanation(of: name), [replacement(token, "allow")])
        : suggestion(token, name, ["allow"])
      report(
        Finding(
          LanguageCode.unknownAttribute, at: location(ofToken: token), ["name": .text(name)],
          label: near.label, fixes: near.fixes))
      return
    }
    guard let code = attribute.ruleCode, let codeNode = attribute.ruleCodeNode else { return }
    let hasReason = attribute.arguments.contains { argument in
      argument.labelToken.map { text(ofToken: $0) == "because" } ?? false
        && argument.value.map { stringConstant($0)?.isEmpty == false } ?? false
    }
    if !hasReason, !hasError(attribute.node), !hasError(node) {
      report(
        Finding(
          LanguageCode.missingReason, at: location(codeNode), ["code": .text(code)],
          label: Message("write `because: \"…\"` after it", "请在其后写 `because: \"…\"`")(),
          fixes: attribute.arguments.first { argument in
            argument.labelToken != nil
              && argument.value.map { stringConstant($0)?.isEmpty == false } ?? false
          }?.labelToken.map { [replacement($0, "because")] } ?? []))
    }
    tables.allowances.append(
      Allowance(
        code: code, covers: tree.range(of: node), codeLocation: location(codeNode),
        location: attribute.location))
  }
}
