import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension Control {
  /// Gives the element an accessibility label: in the block that it has, or in a new one.
  func setAccessibilityLabel(_ literal: String) -> Fix {
    let member = "label: \(literal)"
    if let written = written(.label, .accessibility) {
      return replaceValue(written, with: literal, .suggestion)
    }
    let title = Message("add `{member}`", "加上 `{member}`")
    guard let block = accessibilityBlock else {
      let whole = "accessibility { \(member) }"
      return Fix(title(["member": .text(whole)]), .suggestion, [addition(whole)])
    }
    return Fix(title(["member": .text(member)]), .suggestion, [prefix(member, in: block)])
  }

  /// Deletes an attribute, and its block when nothing else stands in it.
  func deleteAccessibility(_ written: Written, _ safety: Safety = .safe) -> Fix {
    var fix = delete(written, safety)
    if let block = accessibilityBlock, let owner = accessibilityNode,
      program.tree.children(of: block).reduce(0, { count, _ in count + 1 }) == 1
    {
      fix.edits = [Edit(Location(program.file, memberRange(owner)), "")]
    }
    return fix
  }

  private var accessibilityNode: Int? {
    let tree = program.tree
    return tree.child(of: element.origin.node, .block).flatMap {
      tree.child(of: $0, .accessibility)
    }
  }

  private var accessibilityBlock: Int? {
    accessibilityNode.flatMap { program.tree.child(of: $0, .block) }
  }

  /// The edit that puts a member first in a block, separated as the present first one is.
  private func prefix(_ member: String, in block: Int) -> Edit {
    let tree = program.tree
    let start = tree.range(of: block).lowerBound + 1
    var first: Int?
    for child in tree.children(of: block) where first == nil { first = child }
    guard let first else {
      return Edit(Location(program.file, start..<start), " \(member) ")
    }
    let place = tree.range(of: first).lowerBound
    let between = tree.source.string(start..<max(start, place))
    let separator = between.contains(where: \.isNewline) && !between.contains("/") ? between : "; "
    return Edit(Location(program.file, place..<place), member + separator)
  }
}
