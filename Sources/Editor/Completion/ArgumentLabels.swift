import CtlCatalogue
import CtlChecker
import CtlSyntax

/// The names of arguments.
extension Completer {
  /// The labels that may still be given in a call.
  func labels(_ frame: Int) -> [(label: String, sign: String, detail: String)]? {
    let given = Set(
      zip(context.frames[frame].tokens, context.frames[frame].tokens.dropFirst()).filter {
        context.kind($1) == .colon || context.kind($1) == .bind
      }.map { context.text($0.0) })
    if let action = action(frame) ?? sampledStart(frame) {
      return snapshot.parameters(of: action).compactMap { parameter in
        guard let name = snapshot.name(of: parameter), !given.contains(name) else { return nil }
        return (
          name, snapshot.isBinding(parameter) ? " <-> " : ": ", snapshot.parameterText(parameter)
        )
      }
    }
    return otherLabels(frame, given)?.map { ($0.label, ": ", $0.detail) }
  }

  /// The task whose state in a sample the parentheses belong to: they also say what it was started with.
  private func sampledStart(_ frame: Int) -> Symbol? {
    guard let callee = callee(frame), SampledTask(rawValue: context.text(callee)) != nil else {
      return nil
    }
    return sampledTaskOfMember
  }

  private func otherLabels(
    _ frame: Int, _ given: Set<String>
  ) -> [(label: String, detail: String)]? {
    if context.frames.count == frame + 2,
      context.member.first.map({ context.kind($0) == .taskKeyword }) == true
    {
      return [("kind", "TaskKind"), ("duration", "Duration")].filter { !given.contains($0.0) }
    }
    let list = listCall(frame)
    if let labels = list?.labels(at: context.position(frame), given: given) { return labels }
    guard list == nil, let function = function(frame),
      context.position(frame) >= function.arguments.count(where: { $0.label == nil })
    else { return nil }
    return function.arguments.compactMap { parameter in
      guard let label = parameter.label, !given.contains(label) else { return nil }
      return (label, parameter.type)
    }
  }
}
