import CtlChecker
import CtlRuntime
import Testing

/// Generated code against a direct interpretation of the typed program, event by event: the same
/// values, the same controls, the same actions; and against what the terminal shows.
@Suite struct AgreementTests {
  @Test("generated code does what the typed program says, event by event")
  func agreement() throws {
    guard let screens = try GeneratedRun.shared.get()?.screens else { return }
    var total = Counts()
    // New date pickers start at the present; the program has the same one.
    CtlRuntime.DateTime.$simulatedNow.withValue(CtlRuntime.DateTime(iso8601: Driver.present)) {
      for screen in screens { total.add(compare(screen)) }
    }
    #expect(total.previews > 200 && total.reads > 1, "\(total)")
    // Screens that read controls back are followed as far as they do not.
    #expect(total.steps > screens.count * GeneratedRun.steps / 2)
    #expect(total.events > total.steps / 3 && total.actions > 20, "\(total)")
  }

  private struct Counts {
    var (steps, events, actions, pictures, previews, reads) = (0, 0, 0, 0, 0, 0)

    mutating func add(_ other: Counts) {
      steps += other.steps
      events += other.events
      actions += other.actions
      pictures += other.pictures
      previews += other.previews
      reads += other.reads
    }
  }

  private func compare(_ screen: GeneratedRun.Screen) -> Counts {
    var counts = Counts()
    let model = Interpretation(screen.program, screen: screen.index) { model in
      let task = model.screen.tasks.first { !model.program.tasks[$0].hasOutcome }
      guard let task else { return }
      let name = model.program.text(model.program.tasks[task].name)
      if model.running.remove(name) == nil { model.running.insert(name) }
    }
    var preview = FollowedPreview(screen.program, screen: screen.index)
    for (number, step) in screen.steps.enumerated() {
      var events: [ControlTree.SentEvent] = []
      var what = "\(screen.name), step \(number)"
      if let interaction = step.interaction, let sender = step.sender {
        events = model.send(interaction, to: Reference(sender))
        what += ": \(interaction) to \(sender)"
        preview.use(Reference(sender), events, in: screen.steps[number - 1].tree)
      }
      guard model.isUnderstood else {
        // What is read of controls, the preview knows at least as the screen begins.
        if number == 0, preview.isFollowing,
          let difference = TerminalView.difference(
            preview.lines, TerminalView.lines(step.tree))
        {
          Issue.record("\(what), in the preview\n\(difference)")
        }
        if number == 0 { counts.reads += 1 }
        break
      }
      func agree(_ generated: some Equatable, _ interpreted: some Equatable) -> Bool {
        let (generated, interpreted) = ("\(generated)", "\(interpreted)")
        if generated != interpreted {
          Issue.record("\(what)\ngenerated:   \(generated)\ninterpreted: \(interpreted)")
        }
        return generated == interpreted
      }
      guard agree(step.events, events.map { "\($0.sender) \($0.event)" }),
        agree(step.calls, model.calls), agree(step.state, canonical(model.state))
      else { break }
      let (generated, interpreted) = difference(step.tree, model.interface.tree)
      guard agree(generated, interpreted) else { break }
      if model.isShownByTerminal {
        let difference = TerminalView.difference(
          TerminalView.lines(model, screen: screen.index), TerminalView.lines(step.tree))
        if let difference {
          Issue.record("\(what)\n\(difference)")
          break
        }
        counts.pictures += 1
      }
      if preview.isFollowing {
        guard agree(step.calls, preview.calls) else { break }
        if let difference = TerminalView.difference(preview.lines, TerminalView.lines(step.tree)) {
          Issue.record("\(what), in the preview\n\(difference)")
          break
        }
        counts.previews += 1
      }
      counts.steps += 1
      counts.events += events.count
      counts.actions += model.calls.count
      model.calls = []
    }
    return counts
  }

  /// The first element that differs in both trees; empty when all are the same.
  private func difference(_ a: ControlTree, _ b: ControlTree) -> (String, String) {
    let (left, right) = (canonical(a), canonical(b))
    if left == right { return ("", "") }
    if a.children.count == b.children.count {
      for (a, b) in zip(a.children, b.children) {
        let inner = difference(a, b)
        if !inner.0.isEmpty { return inner }
      }
    }
    return (left, right)
  }
}
