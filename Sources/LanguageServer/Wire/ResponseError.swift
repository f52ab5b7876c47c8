/// Why a request gets no result.
public struct ResponseError: Error, Sendable, Hashable {
  public let code: Code
  /// Lower case, no full stop.
  public let message: String
  /// Whether a client should ask again after its diagnostics were cancelled.
  var retriggers = false

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The codes of JSON-RPC 2.0 and of LSP 3.17.
  public enum Code: Int, Sendable, CaseIterable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  static let cancelled = ResponseError(.requestCancelled, "the client cancelled the request")
  static let stale = ResponseError(
    .contentModified, "the document has changed since the request was sent")
}
