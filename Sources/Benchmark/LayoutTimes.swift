import CtlChecker
import CtlLayout
import CtlTerminal

/// How long the layout of a screen with constraints takes, in milliseconds.
struct LayoutTimes {
  let constraints: Int
  /// From nothing.
  let whole: Double
  /// After a change of a text in the middle, or of the constant of a constraint.
  let text: Double
  let constant: Double

  /// For the first screen; nil when it has no constraints.
  init?(_ program: Program) {
    let options = RenderOptions()
    guard let tree = try? Terminal.tree(program, 0, [], options) else { return nil }
    var request = Picture(tree, options).request
    let labels = request.boxes.indices.filter { request.boxes[$0].kind == .label }
    guard !request.constraints.isEmpty, !labels.isEmpty else { return nil }
    let label = labels[labels.count / 2]
    let middle = request.constraints.count / 2
    constraints = request.constraints.count
    whole = best { _ = ScreenLayout.solve(request) }
    var session = LayoutSession()
    _ = session.solve(request)
    text = best {
      request.boxes[label].text = request.boxes[label].text == "Name" ? "Family Name" : "Name"
      _ = session.solve(request)
    }
    constant = best {
      request.constraints[middle].constant = request.constraints[middle].constant == 16 ? 20 : 16
      _ = session.solve(request)
    }
  }
}
