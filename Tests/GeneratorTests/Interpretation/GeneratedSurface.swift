import CtlGenerator

/// What generated code offers an app, read from its text: the models of a file, and the protocols
/// of their actions.
struct GeneratedSurface {
  struct Model {
    let name: String
    let isScreen: Bool
    /// The protocol of its actions.
    var actions: String?
    /// The protocols of its work and of what it opens.
    var others: [String] = []
    /// The first of its tasks.
    var task: String?
  }

  struct Requirement {
    let name: String
    /// After the model: the labels and types.
    let parameters: [(label: String, type: String)]
  }

  struct ActionsProtocol {
    let inherited: [String]
    var requirements: [Requirement] = []
    /// The lines of methods that work.
    var work: [String] = []
  }

  /// In the order of the file.
  private(set) var models: [Model] = []
  private(set) var protocols: [String: ActionsProtocol] = [:]

  init(_ file: GeneratedFile) {
    var lines = file.text.split(separator: "\n")[...]
    while var line = lines.popFirst().map(String.init) {
      // A long head goes on until its brace.
      while line.hasPrefix("public "), line.contains("protocol "), !line.contains("{"),
        let next = lines.popFirst()
      {
        line += " " + next
      }
      let words = line.split { " :,{".contains($0) }.map(String.init)
        .filter { $0 != "nonisolated" }
      guard words.count > 2, words[0] == "public" else { continue }
      let body = lines.prefix { $0 != "}" }.drop { _ in line.hasSuffix("}") }
      switch words[1] {
      case "protocol":
        protocols[words[2]] = ActionsProtocol(
          inherited: words.dropFirst(3).filter { $0 != "}" }, requirements: Self.requirements(body),
          work: body.filter { $0.contains(" async throws") }.map(String.init))
      case "struct":
        var model = Model(name: words[2], isScreen: words.last == "ScreenModel")
        for line in body {
          let words = line.split { " (".contains($0) }.map(String.init)
          if words.starts(with: ["public", "typealias", "Actions"]) {
            let protocols = words.dropFirst(5).filter { $0 != "&" }
            model.actions = protocols.first { !$0.hasSuffix("Tasks") && !$0.hasSuffix("Routes") }
            model.others = protocols.filter { $0 != model.actions }
          }
          if model.task == nil, words.count > 4, words[1] == "var", words[4] == "TrackedTask" {
            model.task = words[2]
          }
        }
        models.append(model)
      default: break
      }
    }
  }

  /// `func name(_ screen: inout Screen, label: Type)`, on one line or more.
  private static func requirements(_ body: some Sequence<Substring>) -> [Requirement] {
    let code = body.map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("///") }
    return code.joined(separator: " ").split(separator: "func ").compactMap { text in
      guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else {
        return nil
      }
      let list = text[text.index(after: open)..<close].split(separator: ",").dropFirst()
      return Requirement(
        name: String(text[..<open]),
        parameters: list.map { parameter in
          let sides = parameter.split(separator: ":").map { $0.filter { $0 != " " } }
          return (sides[0], sides[1])
        })
    }
  }
}
