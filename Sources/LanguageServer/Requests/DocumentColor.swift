import CtlText

extension Request {
  static let documentColor = Request.document(
    "textDocument/documentColor", ["colorProvider": true], absent: []
  ) { context, writer in
    var places = context.places
    writer.array(context.editor.documentColors(in: context.id)) { writer, item in
      writer.object { writer in
        writer.member("range", places.range(item.range, in: context.id))
        writer.object("color") { writer in
          writer.member("red", Double(item.color.red) / 255)
          writer.member("green", Double(item.color.green) / 255)
          writer.member("blue", Double(item.color.blue) / 255)
          writer.member("alpha", Double(item.color.alpha) / 255)
        }
      }
    }
  }
}
