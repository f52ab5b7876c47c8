import CtlText

/// Messages of the server, as bodies.
enum Outgoing {
  static func result(
    _ id: RequestID, _ write: (inout JSONWriter) throws -> Void
  ) rethrows -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.key("id")
    id.write(to: &writer)
    writer.key("result")
    try write(&writer)
    writer.endObject()
    return writer.bytes
  }

  static func error(_ id: RequestID?, _ error: ResponseError) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.key("id")
    if let id { id.write(to: &writer) } else { writer.writeNull() }
    writer.object("error") { writer in
      writer.member("code", error.code.rawValue)
      writer.member("message", error.message)
      if error.retriggers {
        writer.object("data") { $0.member("retriggerRequest", true) }
      }
    }
    writer.endObject()
    return writer.bytes
  }

  static func notification(
    _ method: String, _ parameters: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    message(method) { writer in
      writer.key("params")
      writer.object(parameters)
    }
  }

  static func request(
    _ id: Int, _ method: String, _ parameters: ((inout JSONWriter) -> Void)?
  ) -> [UInt8] {
    message(method) { writer in
      writer.member("id", id)
      if let parameters {
        writer.key("params")
        writer.object(parameters)
      }
    }
  }

  private static func message(_ method: String, _ rest: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("method", method)
      rest(&writer)
    }
    return writer.bytes
  }

  /// The bytes of a body on the stream.
  static func frame(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
