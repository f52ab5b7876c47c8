import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The call at the cursor, and the parameter of the current argument.
public struct SignatureHelp: Sendable, Hashable {
  /// `print(copies: Int, name: String)`
  public let label: String
  /// The texts of the parameters, as in the label.
  public let parameters: [String]
  /// Into `parameters`; nil when the cursor is at none of them.
  public let activeParameter: Int?
  public let documentation: Documentation
}

extension EditorSnapshot {
  /// The signature of the action, function, constraint or component around the cursor.
  public func signatureHelp(at offset: Int, in file: FileID) -> SignatureHelp? {
    guard let index = index(file), offset >= 0, offset <= index.tree.source.bytes.count else {
      return nil
    }
    let completer = Completer(self, index, offset)
    for frame in completer.context.frames.indices.dropLast() {
      if completer.isEventHead(frame) { return eventHelp(completer, frame) }
      if let action = completer.action(frame) { return help(action, completer, frame) }
      if let callee = completer.callee(frame), let item = completer.itemOfTask(read: callee) {
        // The item alone says whose work is meant.
        let task = completer.task(named: completer.context.text(callee)) ?? item
        let type = type(of: item).map { completer.program.spelled($0) } ?? ""
        return help(
          task, completer.context.text(callee), [type],
          completer.context.position(frame) == 0 ? 0 : nil)
      }
      if let help = sampleHelp(completer, frame) { return help }
      guard let callee = completer.callee(frame) else { continue }
      let name = completer.context.text(callee)
      if let call = completer.listCall(frame) {
        return help(call, name, completer.context.position(frame))
      }
      if let function = completer.function(frame) { return help(function, completer, frame) }
      if let kind = LayoutKind.named(name), completer.isInLayout {
        let parameters = (0..<kind.minimumElements).map { ["first", "second"][$0 % 2] }
        return SignatureHelp(
          label: "\(name)(\(parameters.joined(separator: ", ")))", parameters: parameters,
          activeParameter: min(completer.context.position(frame), parameters.count - 1),
          documentation: documentation(of: kind))
      }
      return nil
    }
    return componentHelp(completer)
  }

  private func help(_ symbol: Symbol, _ completer: Completer, _ frame: Int) -> SignatureHelp {
    let parameters = parameters(of: symbol)
    let label = completer.context.label(of: completer.context.item(frame))
    var active = parameters.firstIndex { name(of: $0) == label }
    if label == nil, completer.context.position(frame) < parameters.count {
      active = completer.context.position(frame)
    }
    // A copy of a record keeps the fields that are not given, whatever their defaults.
    if symbol.kind == .record, let callee = completer.callee(frame),
      completer.copied(callee) == symbol
    {
      let texts = parameters.map { field in
        "\(name(of: field) ?? ""): \(type(of: field).map { completer.program.spelled($0) } ?? "")"
      }
      return help(symbol, completer.context.text(callee), texts, active)
    }
    return help(symbol, parameters, active)
  }

  /// The values that come with an event: of a component, of a task, or of a screen that was opened.
  private func eventHelp(_ completer: Completer, _ frame: Int) -> SignatureHelp? {
    let context = completer.context
    guard let callee = completer.callee(frame), let owner = completer.owner else { return nil }
    let (name, position) = (context.text(callee), context.position(frame))
    if let event = completer.events(of: owner).first(where: { $0.name == name }) {
      let parameters = parameters(of: event.symbol)
      return help(event.symbol, parameters, position < parameters.count ? position : nil)
    }
    guard completer.tree.nodes[owner].kind == .screenDeclaration else { return nil }
    let active = position == 0 ? 0 : nil
    if let sender = completer.tree.significant(before: callee), context.kind(sender) == .dot {
      guard SampledTask(rawValue: name) == .failed,
        let token = completer.tree.significant(before: sender),
        completer.task(named: context.text(token)) != nil
      else { return nil }
      return help(.failed, .string, active, completer)
    }
    if let symbol = completer.task(named: name) {
      return completer.program.task(of: symbol)?.task.result.map {
        help(symbol, name, [completer.program.spelled($0)], active)
      }
    }
    return completer.results(of: owner).first { $0.name == name }.map {
      help($0.symbol, name, [completer.program.spelled($0.value)], active)
    }
  }

  /// What the state of a task in a sample says.
  private func sampleHelp(_ completer: Completer, _ frame: Int) -> SignatureHelp? {
    guard frame == completer.context.frames.count - 2, let callee = completer.callee(frame),
      let state = SampledTask(rawValue: completer.context.text(callee)),
      let symbol = completer.sampledTaskOfMember,
      let task = completer.program.task(of: symbol)?.task, let value = state.value(of: task)
    else { return nil }
    // What the task was started with has names.
    let context = completer.context
    let arguments = parameters(of: symbol)
    let label = context.label(of: context.item(frame))
    let named = arguments.firstIndex { name(of: $0) == label }.map { $0 + 1 }
    let texts = arguments.map { argument in
      "\(name(of: argument) ?? ""): \(type(of: argument).map { completer.program.spelled($0) } ?? "")"
    }
    return help(
      state, value, named ?? (context.position(frame) == 0 ? 0 : nil), completer, after: texts)
  }

  private func help(
    _ state: SampledTask, _ value: Type, _ active: Int?, _ completer: Completer,
    after arguments: [String] = []
  ) -> SignatureHelp {
    let parameters = [completer.program.spelled(value)] + arguments
    var documentation = Documentation()
    documentation.text(text(state.documentation))
    return SignatureHelp(
      label: "\(state.rawValue)(\(parameters.joined(separator: ", ")))", parameters: parameters,
      activeParameter: active, documentation: documentation)
  }

  private func help(_ call: ListCall, _ name: String, _ position: Int) -> SignatureHelp {
    let parameters: [String]
    var documentation = Documentation()
    switch call.form {
    case .each(let function):
      parameters = [String(function.form.dropFirst(name.count + 1).dropLast())]
      documentation.text(text(function.documentation))
    case .change(let change):
      parameters = change.parameters.map {
        ($0.label.map { "\($0): " } ?? "") + ($0.isItem ? "item" : "index")
      }
      documentation.text(text(change.documentation))
    }
    return SignatureHelp(
      label: "\(name)(\(parameters.joined(separator: ", ")))", parameters: parameters,
      activeParameter: parameters.indices.contains(position) ? position : nil,
      documentation: documentation)
  }

  private func help(_ symbol: Symbol, _ parameters: [Symbol], _ active: Int?) -> SignatureHelp {
    help(symbol, name(of: symbol) ?? "", parameters.map { parameterText($0) }, active)
  }

  private func help(
    _ symbol: Symbol, _ name: String, _ parameters: [String], _ active: Int?
  ) -> SignatureHelp {
    var text = Documentation()
    text.text(documentation(of: symbol))
    return SignatureHelp(
      label: "\(name)(\(parameters.joined(separator: ", ")))", parameters: parameters,
      activeParameter: active, documentation: text)
  }

  private func help(
    _ function: Function, _ completer: Completer, _ frame: Int
  ) -> SignatureHelp {
    let item = completer.context.item(frame)
    let label = item.first.map { completer.context.text($0) }
    let position = completer.context.position(frame)
    let parameters = Array(function.arguments)
    let labelled = parameters.firstIndex { $0.label != nil && $0.label == label }
    var text = Documentation()
    text.text(self.text(function.documentation))
    return SignatureHelp(
      label: function.signature, parameters: parameters.map(\.text),
      activeParameter: labelled
        ?? (parameters.isEmpty ? nil : min(position, parameters.count - 1)),
      documentation: text)
  }

  /// Inside the braces of a use.
  private func componentHelp(_ completer: Completer) -> SignatureHelp? {
    let tree = completer.tree
    guard let owner = tree.owner(ofBlockIn: completer.context.blockPath[...]),
      tree.nodes[owner].kind == .element, let id = completer.index.element(ofNode: owner)
    else { return nil }
    let element = completer.program.element(id)
    guard element.form == .componentUse, element.payload >= 0 else { return nil }
    let component = completer.program.componentUses[Int(element.payload)]
    let parameters = parameters(of: component)
    let word = completer.context.member.first.map { completer.context.text($0) }
    return help(component, parameters, parameters.firstIndex { name(of: $0) == word })
  }
}
