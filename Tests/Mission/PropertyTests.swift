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
    let results = await withTaskGroup(of: (name: String, sense: Result<Sense, Problem>).self) {
      group in
      for trial in list.trials { group.addTask { (trial.name, trial.sense) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var found: [Sense: [String]] = [:]
    for (name, result) in results.sorted(by: { $0.name < $1.name }) {
      switch result {
      case .success(let sense): found[sense, default: []].append(name)
      case .failure(let problem): Issue.record("\(name) \(problem.text)")
      }
    }
    // What a person sees without a device must stay in the picture, and the list of the rest be true.
    for sense in Sense.allCases where sense != .picture {
      let names = Set(found[sense] ?? [])
      let listed = list.elsewhere[sense] ?? []
      for name in names.subtracting(listed).sorted() {
        Issue.record("\(name) is not in the picture, but \(sense.rawValue)")
      }
      for name in listed.subtracting(names).sorted() {
        Issue.record("\(name) is listed as \(sense.rawValue), and is not")
      }
    }
    let seen = found[.picture]?.count ?? 0
    print(
      "\(results.count) properties of \(Kind.all.count) kinds were tried, \(seen) in the picture")
  }
}

/// Where the effect of a property is.
private enum Sense: String, CaseIterable {
  /// In the picture of the device.
  case picture
  /// In the picture with what VoiceOver says.
  case spoken
  /// In the picture when a person has used the element.
  case used
  /// In a session in the terminal.
  case played
  /// In the tree.
  case tree
  /// In what the rules say.
  case checked
  case nothing
}

private struct Problem: Error { var text: String }

/// The lines of the file.
private struct PropertyList {
  private(set) var trials: [PropertyTrial] = []
  /// Settable properties that no line speaks of.
  private(set) var missing: [String] = []
  /// The properties that the file lists as not in the picture.
  private(set) var elsewhere: [Sense: Set<String>] = [:]

  init(_ path: String) throws {
    var own: [String: PropertyTrial] = [:]
    var bases: [String: String] = [:]
    var shared: [String: String] = [:]
    for line in try ProjectFiles.text(path).split(separator: "\n") where !line.hasPrefix("#") {
      if let match = line.wholeMatch(of: /@(\w+) (.+)/),
        let sense = Sense(rawValue: String(match.1))
      {
        elsewhere[sense, default: []].formUnion(match.2.split(separator: " ").map(String.init))
      } else if let match = line.wholeMatch(of: /(\w+\.\w+) = .+/) {
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

  /// Where the property does what its line says.
  var sense: Result<Sense, Problem> {
    let (text, steps) = Self.parts(members)
    guard let start = text.range(of: "«"), let end = text.range(of: "»") else {
      return .failure(Problem(text: "has no « »"))
    }
    let before = text[..<start.lowerBound]
    let after = text[end.upperBound...]
    let property = text[start.upperBound..<end.lowerBound]
    // The property is a line of its own, so that nothing else moves.
    do {
      let with = try PropertyLook("\(before)\n\(property)\n\(after)")
      let without = try PropertyLook("\(before)\n\n\(after)")
      if let error = with.error ?? without.error { throw Problem(text: error) }
      let sense = try with.difference(from: without, steps)
      switch (expects, sense) {
      case (.effect, nil): throw Problem(text: "has no effect")
      case (.effect, let sense?): return .success(sense)
      case (.nothing, nil): return .success(.nothing)
      case (.nothing, _?): throw Problem(text: "has an effect, so it needs no reason")
      case (.finding, nil):
        if with.codes == without.codes { throw Problem(text: "changes no finding") }
        return .success(.checked)
      case (.finding, _?): throw Problem(text: "has an effect, so its line needs no `!`")
      }
    } catch {
      return .failure(error as? Problem ?? Problem(text: "\(error)"))
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
      screen Other { content { label "Other" } }
      """
    var workspace = Workspace(root: ".", read: { _ in Array(source.utf8) })
    file = try #require(workspace.check(["Property.ctl"])[0])
  }

  /// A mistake in the line.
  var error: String? {
    file.findings.first { finding in
      ["element", "syntax", "language", "import"].contains(
        String(finding.code.id.prefix { $0 != "/" }))
        || finding.code.id == "control/unknown-property"
    }.map { "\($0.code.id): \($0.message.text(.english))" }
  }

  var codes: [String] { file.findings.map(\.code.id).sorted() }

  /// Where it is drawn, laid out, spoken or used in another way; nil where it is not.
  func difference(from other: PropertyLook, _ steps: String) throws -> Sense? {
    if try picture(after: "") != other.picture(after: "") { return .picture }
    if try speaking != other.speaking { return .spoken }
    if try picture(after: steps) != other.picture(after: steps) { return .used }
    if try played(steps) != other.played(steps) { return .played }
    return try tree != other.tree || drawing != other.drawing ? .tree : nil
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

  /// The picture after some steps.
  private func picture(after steps: String) throws -> [UInt8] {
    var device = DeviceOptions()
    device.image = { $0 == "leaf" ? PictureImage(.svg, Array("<svg/>".utf8)) : nil }
    if steps.isEmpty { return try DevicePicture.render(file.program, device: device).text }
    let preview = try PreviewScript.end(of: script(steps), on: Preview(file.program))
    return DevicePicture.render(
      preview.live.tree, preview.live.expansion, preview.options.render, device)
  }

  /// The picture with what VoiceOver says.
  private var speaking: [UInt8] {
    get throws {
      var device = DeviceOptions()
      device.overlays = Overlay.all.filter(\.needsSpeech)
      device.speech = try Preview(file.program).speech.map {
        DeviceOptions.Spoken(node: $0.node, text: $0.text)
      }
      return try DevicePicture.render(file.program, device: device).text
    }
  }

  private func script(_ steps: String) -> String {
    steps.split(separator: ";").joined(separator: "\n")
  }

  /// The screen after some steps, without the line at the bottom, which counts findings.
  private func played(_ steps: String) throws -> [String] {
    let preview = try Preview(file.program, width: 60, height: 24)
    let shots = try PreviewScript.play(script(steps) + "\nframe end", on: preview)
    return shots.last.map { $0.grid.lines.dropLast() } ?? []
  }
}
