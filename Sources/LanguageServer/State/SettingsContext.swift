import CtlEditor
import CtlText

/// What a handler for a `ctl.json` has to work with.
struct SettingsContext: Sendable {
  let snapshot: Snapshot
  let text: IndexedText
  let uri: DocumentURI
  let parameters: Parameters

  init(_ snapshot: Snapshot, _ text: IndexedText, _ uri: DocumentURI, _ parameters: Parameters) {
    self.snapshot = snapshot
    self.text = text
    self.uri = uri
    self.parameters = parameters
  }

  var editing: SettingsEditing { SettingsEditing(text.bytes, snapshot.language) }

  func offset() throws -> Int {
    text.offset(of: try parameters["position"].position(), snapshot.encoding)
  }
}

extension Request {
  /// The same request with an answer for `ctl.json`.
  func withSettings(
    _ handler: @escaping @Sendable (SettingsContext, inout JSONWriter) throws -> Void
  ) -> Request {
    var request = self
    request.settings = handler
    return request
  }
}
