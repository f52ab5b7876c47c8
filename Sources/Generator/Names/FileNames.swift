import CtlChecker
import CtlDiagnostics

/// What the declarations of one file are called in Swift. It follows from that file alone, so that
/// every file that imports it comes to the same names.
struct FileNames {
  let screens: [String]
  /// The protocols of the actions of screens and components.
  let screenActions: [String]
  let components: [String]
  let componentActions: [String]
  let enumerations: [String]
  /// By enum, its cases in order.
  let cases: [[String]]
  /// The enum without cases that holds what files share.
  let namespace: String
  /// The constants of the file, by index.
  let constants: [String]

  init(_ program: Program, _ options: Options) {
    var pool = NamePool(ReservedNames.types)
    let prefix = options.typePrefix
    namespace = pool.unique(prefix + FileNames.stem(of: program) + "Constants")

    typealias Declared = (written: String, wanted: String)
    func declared(_ name: String, _ suffix: String) -> Declared {
      let type = prefix + Identifier.upperCamel(name)
      return (prefix + name, ReservedNames.types.contains(type) ? type + suffix : type)
    }
    let screens = program.screens.map { declared(program.text($0.name), "Screen") }
    let components = program.components.map { component in
      declared(component.nameToken >= 0 ? program.text(component.name) : "", "Component")
    }
    let enums = program.enumerations.map { declared(program.text($0.name), "Choice") }
    let types = pool.unique(screens + components + enums)
    self.screens = Array(types[..<screens.count])
    self.components = Array(types[screens.count..<(screens.count + components.count)])
    enumerations = Array(types[(screens.count + components.count)...])
    screenActions = self.screens.map { pool.unique($0 + "Actions") }
    componentActions = self.components.map { pool.unique($0 + "Actions") }

    cases = program.enumerations.map { enumeration in
      var pool = NamePool(ReservedNames.cases)
      return pool.unique(
        program.enumCases[enumeration.cases].map { item in
          FileNames.member(program.text(item.name), ReservedNames.cases)
        })
    }
    var members = NamePool(ReservedNames.members.union(["applyAppearance"]))
    constants = members.unique(
      program.fileConstants.map { index in
        FileNames.member(program.text(program.constants[index].name), ReservedNames.members)
      })
  }

  /// A name with the spelling that Swift prefers; a reserved one says that it is a value.
  static func member(_ name: String, _ reserved: Set<String>) -> (written: String, wanted: String) {
    let camel = Identifier.lowerCamel(name)
    let wanted = reserved.contains(camel) || reserved.contains(name) ? camel + "Value" : camel
    return (name, wanted)
  }

  /// The file's name without folder and extension, as the start of a type's name.
  static func stem(of program: Program) -> String {
    let file = program.tree.source.path.split(separator: "/").last ?? "File"
    let stem = file.hasSuffix(".ctl") ? file.dropLast(4) : file
    let words = stem.split { !$0.isLetter && !$0.isNumber }
    return Identifier.upperCamel(words.joined(separator: "_"))
  }
}

/// The names of every file that one file sees.
final class FileTable {
  let program: Program
  let options: Options
  private var names: [FileID: FileNames] = [:]
  let facts: ComponentFacts

  init(_ program: Program, _ options: Options) {
    self.program = program
    self.options = options
    facts = ComponentFacts(program)
  }

  func names(of file: FileID) -> FileNames? {
    if let known = names[file] { return known }
    guard let program = program.program(of: file) else { return nil }
    let made = FileNames(program, options)
    names[file] = made
    return made
  }
}
