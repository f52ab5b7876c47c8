import CtlText

extension Request {
  /// Not part of LSP: the laid-out screens of a file, in the shape of `Grammar/tree.schema.json`.
  static let tree = Request.document(
    "ctl/tree", ["experimental": ["ctl": ["tree": true]]]
  ) { context, writer in
    let width = context.parameters["width"].node?.int
    switch context.editor.tree(of: context.id, width: width) {
    case .success(let bytes):
      guard let tree = try? JSONReader.parse(bytes) else { return writer.writeNull() }
      writer.write(tree.value)
    case .failure(let refusal): throw ResponseError(refusal, context.snapshot.language)
    }
  }
}
