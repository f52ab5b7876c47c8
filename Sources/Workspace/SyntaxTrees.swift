import CtlChecker
import CtlSyntax
import CtlText

extension Program {
  /// The syntax tree of a `.ctl` file, for features of its text: formatting, navigation, actions of
  /// editors. Empty when the program was not written in Ctl.
  public var tree: SyntaxTree { (origins as? SyntaxOrigins)?.tree ?? Program.noTree }

  private static let noTree = SyntaxTree.parse(SourceText(path: "", bytes: []))
}
