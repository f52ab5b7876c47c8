import CtlDiagnostics
import CtlEditor
import CtlTestSupport
import Testing

@Suite struct ActionRobustnessTests {
  /// What beginners write wrong: an action for a finding takes it away, and no action brings an error.
  @Test func actionsMendWhatBeginnersWrite() {
    func counts(_ sample: Sample, _ isCounted: (Finding) -> Bool) -> [String: Int] {
      var counts: [String: Int] = [:]
      for finding in sample.snapshot.file(sample.file)!.findings where isCounted(finding) {
        counts[finding.code.id, default: 0] += 1
      }
      return counts
    }
    for sample in Samples.beginners {
      let isInStyle = sample.snapshot.formatting(of: sample.file).isEmpty
      let findings = sample.snapshot.file(sample.file)!.findings
      let places = Set(findings.map(\.location.range.lowerBound))
      let (all, errors) = (counts(sample) { _ in true }, counts(sample) { $0.severity == .error })
      for start in places.sorted() {
        for action in sample.snapshot.codeActions(in: sample.file, range: start..<start) {
          let what = "\(sample.name): \(action.title.text()) at \(start)"
          let edits = sample.snapshot.edits(of: action, in: sample.file)
          #expect(edits == edits.merged, "\(what)")
          guard let bytes = Edit.apply(edits, to: sample.bytes) else {
            Issue.record("\(what): the edits do not fit")
            continue
          }
          let after = sample.with(bytes)
          if let code = action.finding?.code.id, action.newFile == nil {
            #expect(counts(after) { _ in true }[code] ?? 0 < all[code] ?? 0, "\(what)")
          }
          let left = counts(after) { $0.severity == .error }
          // The new file of an action is not there yet.
          let isMore = left.contains { code, count in
            count > errors[code] ?? 0 && !(action.newFile != nil && code == "import/missing")
          }
          #expect(!isMore, "\(what): \(left)")
          if isInStyle, action.change != .fixAll {
            #expect(after.snapshot.formatting(of: after.file).isEmpty, "\(what)")
          }
        }
      }
    }
  }

  /// A refactoring changes neither the findings nor the drawing of a sample.
  @Test(arguments: Samples.all)
  func refactoringsChangeNothing(sample: Sample) {
    let program = sample.snapshot.file(sample.file)!.program
    let names = program.screens.map { program.text($0.name) }
    func look(_ sample: Sample) -> [String] {
      names.map { (try? sample.snapshot.picture(of: $0, in: sample.file).get()) ?? "no screen" }
    }
    func codes(_ sample: Sample) -> [String] {
      sample.snapshot.file(sample.file)!.findings.filter { !$0.code.isOfUnused }.map(\.code.id)
        .sorted()
    }
    let (before, findings) = (look(sample), codes(sample))
    let elements = program.tree.nodes.indices.filter { program.tree.nodes[$0].kind == .element }
    for element in elements where element % Effort.stride(7) == 0 {
      let start = program.tree.range(of: element).lowerBound
      // The element, and with its neighbour.
      let next = element + Int(program.tree.nodes[element].size)
      let isNext = next < program.tree.nodes.count && program.tree.nodes[next].kind == .element
      for end in [start] + (isNext ? [program.tree.range(of: next).upperBound] : []) {
        for action in sample.snapshot.codeActions(in: sample.file, range: start..<end)
        where action.isRefactoring && action.newFile == nil {
          let edits = sample.snapshot.edits(of: action, in: sample.file)
          guard edits.allSatisfy({ $0.location.file == sample.file }),
            let bytes = Edit.apply(edits, to: sample.bytes)
          else { continue }
          let after = sample.with(bytes)
          let what = "\(action.title.text()) at \(start)..<\(end)"
          #expect(codes(after) == findings, "\(what)")
          #expect(look(after) == before, "\(what)")
        }
      }
    }
  }

  /// Every action at every element of the samples leaves a file that parses.
  @Test(arguments: Samples.all)
  func actionsKeepTheSyntax(sample: Sample) {
    let tree = sample.snapshot.file(sample.file)!.program.tree
    for token in 0..<tree.tokenCount where tree.tokenKinds[token] == .identifier {
      guard token % Samples.stride == 0 else { continue }
      let start = tree.tokenRange(token).lowerBound
      for action in sample.snapshot.codeActions(in: sample.file, range: start..<start) {
        let edits = sample.snapshot.edits(of: action, in: sample.file)
        // In the order of their places, one for each place.
        #expect(action.change == .fixAll || edits == edits.merged, "\(action.title.text())")
        let own = edits.filter { $0.location.file == sample.file }
        guard let bytes = Edit.apply(own, to: sample.bytes) else {
          Issue.record("\(action.title.text()): the edits do not fit, at \(start)")
          continue
        }
        let before = sample.snapshot.file(sample.file)!.findings.filter { $0.severity == .error }
        let after = Sample(sample.name, bytes)
        let errors = after.snapshot.file(after.file)!.findings.filter { $0.severity == .error }
        // The moved component is found again when its file exists.
        let isConversion = action.kind == .rewrite || action.newFile != nil
        if !isConversion {
          #expect(errors.count <= before.count, "\(action.title.text()) at \(start)")
        }
        #expect(
          after.snapshot.file(after.file)!.program.tree.findings.isEmpty,
          "\(action.title.text()) at \(start)")
        // What is in the one style stays in it.
        if action.change != .fixAll, sample.snapshot.formatting(of: sample.file).isEmpty {
          #expect(
            after.snapshot.formatting(of: after.file).isEmpty,
            "\(action.title.text()) at \(start)")
        }
      }
    }
  }
}
