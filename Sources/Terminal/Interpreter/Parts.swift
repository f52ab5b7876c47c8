import CtlCatalogue
import CtlChecker
import CtlDiagnostics

// What kinds with parts share: segments and wheels from the cases of an enum.

extension Evaluator {
  /// A part that is not an element of the file.
  func part(_ kind: KindName, _ owner: RenderNode) -> RenderNode {
    var node = RenderNode(kind: kind, name: nil, instance: owner.instance, parent: -1)
    node.rounds = owner.rounds
    return node
  }

  /// The labels of the enum that `selection` is bound to.
  func enumeration(of instance: Int) -> [String] {
    boundEnumeration(of: instance).map {
      expansion.program.labels($0.file, $0.index).map { lookedUp($0) }
    } ?? []
  }

  /// The enum whose cases are the segments or the rows of a wheel, through `selection <->`.
  func boundEnumeration(of instance: Int) -> (file: FileID, index: Int)? {
    guard let entry = entry(.selection, of: instance), entry.form == .binding else { return nil }
    let type = scope(of: instance).program.expression(entry.expression).type.unwrapped
    guard type.isPlain, type.base == .enumeration else { return nil }
    return (type.file, Int(type.index))
  }

  /// The position of the case that is chosen.
  func chosenCase(of instance: Int) -> Int? {
    guard boundEnumeration(of: instance) != nil,
      case .enumCase(_, _, let number)? = property(.selection, of: instance)
    else { return nil }
    return number
  }
}
