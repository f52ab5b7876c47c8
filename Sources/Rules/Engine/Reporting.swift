import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension Control {
  /// Where a finding stands.
  enum Place {
    /// The word that says the kind.
    case kind
    /// A whole property.
    case property(Written)
    /// The value of a property.
    case value(Written)
    /// An expression of the element's own program, such as an item of a list.
    case expression(ExpressionID)
    /// The whole handler.
    case handler(Handler)
    /// Any node of the element's own program, such as a constraint.
    case node(Int)
    /// Any token of it, such as the name of a task.
    case token(Int)
  }

  /// Reports at this element. The arguments fill the title of the code. In a component the finding
  /// stands at the argument behind `cause`, which is the place unless another property is to blame.
  /// What is to be said is only made when it is said.
  func report(
    _ code: Code, at place: Place,
    _ arguments: @autoclosure () -> KeyValuePairs<String, Message.Argument> = [:],
    label: @autoclosure () -> Phrase? = nil, related: @autoclosure () -> [Finding.Related] = [],
    notes: @autoclosure () -> [Phrase] = [], fixes: @autoclosure () -> [Fix] = [],
    tag: Finding.Tag? = nil, cause: Written? = nil
  ) {
    var expression = cause?.entry.expression
    switch place {
    case .property(let written), .value(let written):
      expression = expression ?? written.entry.expression
    case .expression(let id): expression = expression ?? id
    default: break
    }
    let location = location(place)
    walk.report(code, at: location, in: frame, dependingOn: expression) { location in
      Finding(
        code, at: location, arguments(), label: label(), related: related(), notes: notes(),
        // Inside a component nothing can be changed for one of its uses.
        fixes: frame < 0 ? fixes() : [], tag: tag)
    }
  }

  func location(_ place: Place) -> Location {
    let tree = program.tree
    switch place {
    case .kind: return tree.location(ofToken: wordToken(tree, Int(element.node)))
    case .property(let written):
      // Without the attributes before it.
      let range = written.location.range
      let start = tree.tokenRange(wordToken(tree, Int(written.entry.node))).lowerBound
      return Location(tree.file, max(start, range.lowerBound)..<range.upperBound)
    case .value(let written): return written.valueLocation
    case .expression(let id): return tree.location(of: Int(program.expression(id).node))
    case .handler(let handler): return tree.location(of: Int(handler.node))
    case .node(let node): return tree.location(of: node)
    case .token(let token): return tree.location(ofToken: token)
    }
  }

  /// The kind in words, for titles.
  var kindPhrase: Message.Argument { .words("`\(kind.name)`", Kind.named(kind).title.zh) }
}
