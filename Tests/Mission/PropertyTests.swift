import CtlCatalogue
import CtlPicture
import CtlPreview
import CtlTerminal
import CtlTestSupport
import CtlText
import CtlWorkspace
import Foundation
import Testing

/// Every property of every kind does what can be seen, heard or tried; `Properties.txt` says where.
@Suite struct PropertyTests {
  @Test func everyPropertyHasAnEffect() async throws {
    let list = try PropertyList("Tests/Mission/Properties.txt")
    let missing = list.missing
    #expect(missing.isEmpty, "without a line: \(missing.joined(separator: ", "))")
    let problems = await withTaskGroup(of: String?.self) { group in
      for trial in list.trials { group.addTask { trial.problem } }
      return await group.reduce(into: [String]()) { all, problem in
        if let problem { all.append(problem) }
      }
    }
    for problem in problems.sorted() { Issue.record("\(problem)") }
    print("\(list.trials.count) properties of \(Kind.all.count) kinds were tried")
  }
}

/// The lines of the file.
private struct PropertyList {
  private(set) var trials: [PropertyTrial] = []
  /// Settable properties that no line speaks of.
  private(set) var missing: [String] = []

  init(_ path: String) throws {
    var own: [String: PropertyTrial] = [:]
    var bases: [String: String] = [:]
    var shared: [String: String] = [:]
    for line in try ProjectFiles.text(path).split(separator: "\n") where !line.hasPrefix("#") {
      if let match = line.wholeMatch(of: /(\w+\.\w+) = .+/) {
        // The reason is for people; the line needs the elements around, as those without one do.
        own[String(match.1)] = PropertyTrial(name: String(match.1), members: "", expects: .nothing)
      } else if let match = line.wholeMatch(of: /(\w+\.\w+)( !)?: (.+)/) {
        let name = String(match.1)
        if own[name] != nil { Issue.record("\(name) is there twice") }
        own[name] = PropertyTrial(
          name: name, members: String(match.3), expects: match.2 == nil ? .effect : .finding)
      } else if let match = line.wholeMatch(of: /\*\.(\w+): (.+)/) {
        shared[String(match.1)] = String(match.2)
      } else if let match = line.wholeMatch(of: /(\w+): (.+)/) {
        bases[String(match.1)] = String(match.2)
      } else {
        Issue.record("cannot read: \(line)")
      }
    }
    for kind in Kind.all {
      for property in kind.properties where property.access == .settable {
        let name = "\(kind.name.name).\(property.name.name)"
        let members = Self.members(bases[kind.name.name], shared[property.name.name])
        if var trial = own.removeValue(forKey: name) {
          if trial.expects == .nothing { trial.members = members ?? "" }
          if !trial.members.isEmpty { trials.append(trial) }
        } else if let members {
          trials.append(PropertyTrial(name: name, members: members, expects: .effect))
        } else {
          missing.append(name)
        }
      }
    }
    for name in own.keys.sorted() { Issue.record("no settable property \(name)") }
  }

  /// The elements of a kind with a property that many kinds have.
  private static func members(_ base: String?, _ property: String?) -> String? {
    guard let base, let property else { return nil }
    let (member, steps) = PropertyTrial.parts(property)
    return base.replacing("«»", with: "«\(member)»", maxReplacements: 1) + " >> " + steps
  }
}

private struct PropertyTrial: Sendable {
  enum Expectation { case effect, finding, nothing }

  var name: String
  var members: String
  var expects: Expectation

  static func parts(_ text: String) -> (text: String, steps: String) {
    guard let sign = text.range(of: " >> ") else { return (text, "") }
    return (String(text[..<sign.lowerBound]), String(text[sign.upperBound...]))
  }

  /// Why the property does not do what its line says; nil when it does.
  var problem: String? {
    let (text, steps) = Self.parts(members)
    guard let start = text.range(of: "«"), let end = text.range(of: "»") else {
      return "\(name) has no « »"
    }
    let before = text[..<start.lowerBound]
    let after = text[end.upperBound...]
    let property = text[start.upperBound..<end.lowerBound]
    // The property is a line of its own, so that nothing else moves.
    do {
      let with = try PropertyLook("\(before)\n\(property)\n\(after)")
      let without = try PropertyLook("\(before)\n\n\(after)")
      if let error = with.error ?? without.error { return "\(name): \(error)" }
      let differs = try with.differs(from: without, steps)
      switch expects {
      case .effect: return differs ? nil : "\(name) has no effect"
      case .nothing: return differs ? "\(name) has an effect, so it needs no reason" : nil
      case .finding:
        if differs { return "\(name) has an effect, so its line needs no `!`" }
        return with.codes == without.codes ? "\(name) changes no finding" : nil
      }
    } catch {
      return "\(name): \(error)"
    }
  }
}

/// What people get of a file.
private struct PropertyLook {
  private let file: Workspace.CheckedFile

  init(_ members: String) throws {
    let body =
      members.hasPrefix("screen ") ? String(members.dropFirst(7)) : "content {\n\(members)\n}"
    let source = """
      enum Size { s "S"; m "M"; l "L" }
      screen S {
      \(body)
      toolbar { label theLabel "The Name" }
      }
      """
    var workspace = Workspace(root: ".", read: { _ in Array(source.utf8) })
    file = try #require(workspace.check(["Property.ctl"])[0])
  }

  /// A mistake in the line.
  var error: String? {
    file.findings.first { finding in
      ["syntax", "language", "import"].contains(String(finding.code.id.prefix { $0 != "/" }))
        || finding.code.id == "control/unknown-property"
    }.map { "\($0.code.id): \($0.message.text(.english))" }
  }

  var codes: [String] { file.findings.map(\.code.id).sorted() }

  /// Whether it is drawn, laid out, spoken or used in another way.
  func differs(from other: PropertyLook, _ steps: String) throws -> Bool {
    if try drawing != other.drawing { return true }
    if try tree != other.tree { return true }
    if try picture != other.picture { return true }
    return try played(steps) != other.played(steps)
  }

  private var drawing: [UInt8] {
    get throws {
      var options = RenderOptions()
      options.color = .full
      return try Terminal.render(file.program, options: options).text
    }
  }

  /// The tree without the properties as they are written.
  private var tree: String {
    get throws {
      func write(_ node: JSONNode) -> String {
        if let members = node.members {
          return "{"
            + members.filter { $0.key.text != "properties" && $0.key.text != "source" }
            .map { "\($0.key.text): \(write($0.node))" }.joined(separator: ", ") + "}"
        }
        if let elements = node.elements {
          return "[" + elements.map(write).joined(separator: ", ") + "]"
        }
        return node.string ?? node.double.map { "\($0)" } ?? node.bool.map { "\($0)" } ?? "null"
      }
      return write(try JSONReader.parse(try Terminal.tree(file.program)))
    }
  }

  private var picture: [UInt8] {
    get throws { try DevicePicture.render(file.program).text }
  }

  /// The screen after some steps, without the line at the bottom, which counts findings.
  private func played(_ steps: String) throws -> [String] {
    let preview = try Preview(file.program, width: 60, height: 24)
    let lines = steps.split(separator: ";").joined(separator: "\n")
    let shots = try PreviewScript.play(lines + "\nframe end", on: preview)
    return shots.last.map { $0.grid.lines.dropLast() } ?? []
  }
}
