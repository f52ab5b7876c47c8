import CtlTestSupport
import CtlText
import Testing

@testable import CtlLanguageServer

/// Every request that a client can make about a document, with parameters for a place. Bodies are
/// written and read without Foundation, because there are many.
struct Questions {
  let uri: String
  private(set) var server: Server
  private var lastID = 0
  private var random = SeededGenerator(seed: 8)
  private(set) var asked: Set<String> = []
  /// Every answer.
  private(set) var recording: Recording

  /// - Parameter server: initialized, with the document open.
  init(_ uri: String, _ server: Server, _ recording: Recording = Recording()) {
    self.uri = uri
    self.recording = recording
    self.server = server
  }

  /// Requests about a position, and their other parameters.
  static let positions: [(method: String, more: String)] = [
    ("textDocument/hover", ""), ("textDocument/completion", ""),
    ("textDocument/signatureHelp", ""), ("textDocument/definition", ""),
    ("textDocument/declaration", ""), ("textDocument/typeDefinition", ""),
    ("textDocument/implementation", ""),
    ("textDocument/references", #","context":{"includeDeclaration":true}"#),
    ("textDocument/documentHighlight", ""), ("textDocument/prepareRename", ""),
    ("textDocument/rename", #","newName":"renamed""#), ("textDocument/linkedEditingRange", ""),
    ("textDocument/prepareCallHierarchy", ""), ("textDocument/prepareTypeHierarchy", ""),
    ("textDocument/onTypeFormatting", #","ch":"\n","options":{}"#),
  ]

  /// Requests about a range.
  static let ranges: [(method: String, more: String)] = [
    ("textDocument/codeAction", #","context":{"diagnostics":[]}"#),
    ("textDocument/inlayHint", ""), ("textDocument/semanticTokens/range", ""),
    ("textDocument/rangeFormatting", #","options":{}"#),
    ("textDocument/colorPresentation", #","color":{"red":1,"green":0.5,"blue":0,"alpha":2}"#),
  ]

  /// Requests about a whole document.
  static let documents: [(method: String, more: String)] = [
    ("textDocument/documentSymbol", ""), ("textDocument/semanticTokens/full", ""),
    ("textDocument/semanticTokens/full/delta", #","previousResultId":"1""#),
    ("textDocument/foldingRange", ""), ("textDocument/documentLink", ""),
    ("textDocument/documentColor", ""), ("textDocument/codeLens", ""),
    ("textDocument/diagnostic", ""), ("textDocument/formatting", #","options":{}"#),
    ("ctl/tree", ""),
  ]

  /// Answers whose items are completed by another request.
  static let resolved = [
    "textDocument/completion": "completionItem/resolve",
    "textDocument/codeAction": "codeAction/resolve",
    "textDocument/inlayHint": "inlayHint/resolve", "textDocument/codeLens": "codeLens/resolve",
    "workspace/symbol": "workspaceSymbol/resolve",
  ]

  /// Answers whose items are parameters of other requests.
  static let continued = [
    "textDocument/prepareCallHierarchy": [
      "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls",
    ],
    "textDocument/prepareTypeHierarchy": ["typeHierarchy/supertypes", "typeHierarchy/subtypes"],
  ]

  /// A client with every capability that changes answers.
  static func capabilities(_ encoding: PositionEncoding) -> Client.Object {
    [
      "general": ["positionEncodings": [encoding.rawValue]],
      "textDocument": [
        "codeAction": [
          "codeActionLiteralSupport": [:], "dataSupport": true,
          "resolveSupport": ["properties": ["edit"]],
        ],
        "completion": [
          "completionItem": ["snippetSupport": true, "insertReplaceSupport": true],
          "completionList": ["itemDefaults": ["editRange"]],
        ],
        "definition": ["linkSupport": true],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "hover": ["contentFormat": ["markdown", "plaintext"]],
        "inlayHint": ["resolveSupport": ["properties": ["tooltip"]]],
        "rename": ["prepareSupport": true],
        "signatureHelp": [
          "signatureInformation": [
            "parameterInformation": ["labelOffsetSupport": true], "activeParameterSupport": true,
          ]
        ],
      ],
      "workspace": [
        "symbol": ["resolveSupport": ["properties": ["location.range"]]],
        "textDocumentContent": [:],
        "workspaceEdit": [
          "documentChanges": true, "resourceOperations": ["create", "rename", "delete"],
        ],
      ],
    ]
  }

  // MARK: Asking

  mutating func ask(line: Int, column: Int, to endLine: Int, _ endColumn: Int) {
    let position = #"{"line":\#(line),"character":\#(column)}"#
    let range = #"{"start":\#(position),"end":{"line":\#(endLine),"character":\#(endColumn)}}"#
    var bodies: [(String, String)] = []
    let document = #""textDocument":{"uri":"\#(uri)"}"#
    for (method, more) in Self.positions {
      bodies.append((method, #"{\#(document),"position":\#(position)\#(more)}"#))
    }
    for (method, more) in Self.ranges {
      bodies.append((method, #"{\#(document),"range":\#(range)\#(more)}"#))
    }
    bodies.append(
      ("textDocument/selectionRange", #"{\#(document),"positions":[\#(position)]}"#))
    bodies.append(
      (
        "textDocument/rangesFormatting",
        #"{\#(document),"ranges":[\#(range),\#(range)],"options":{}}"#
      ))
    ask(bodies)
  }

  /// Requests about the document as a whole, and about the workspace.
  mutating func askOnce() {
    let document = #""textDocument":{"uri":"\#(uri)"}"#
    ask(Self.documents.map { ($0.method, #"{\#(document)\#($0.more)}"#) })
    ask([
      ("workspace/symbol", #"{"query":"a"}"#),
      ("workspace/diagnostic", #"{"previousResultIds":[]}"#),
      (
        "workspace/willRenameFiles",
        #"{"files":[{"oldUri":"\#(uri)","newUri":"file:///other/B.ctl"}]}"#
      ),
      ("workspace/textDocumentContent", #"{"uri":"ctl-picture:\#(uri.dropFirst(5))"}"#),
      (
        "workspace/executeCommand",
        #"{"command":"ctl.render","arguments":[{\#(document),"width":40}]}"#
      ),
    ])
  }

  /// Sends requests together, checks the answers, and sends the requests that follow from them.
  private mutating func ask(_ requests: [(method: String, parameters: String)]) {
    var stream: [UInt8] = []
    let first = lastID + 1
    for (method, parameters) in requests {
      lastID += 1
      asked.insert(method)
      stream += frame(
        #"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(parameters)}"#)
    }
    var answers: [Int: JSONNode] = [:]
    for output in server.receive(stream) {
      let body: [UInt8]
      switch output {
      case .message(let bytes): body = bytes
      case .work(let work): body = work.run()
      case .watch, .exit: continue
      }
      guard let message = try? JSONReader.parse(body) else {
        Issue.record("not JSON: \(String(decoding: body, as: UTF8.self))")
        continue
      }
      if let id = message["id"]?.int { answers[id] = message }
    }
    var next: [(String, String)] = []
    for (index, (method, parameters)) in requests.enumerated() {
      guard let answer = answers[first + index] else {
        Issue.record("\(method) \(parameters) has no answer")
        continue
      }
      check(answer, method, parameters)
      recording.add(uri, method, text(answer["result"] ?? answer["error"] ?? answer).utf8)
      guard let result = answer["result"] else { continue }
      let items = result["items"]?.elements ?? result.elements ?? []
      let unresolved = items.filter { $0["data"] != nil || $0["command"] == nil }
      if let resolve = Self.resolved[method], let item = unresolved.randomElement(using: &random) {
        next.append((resolve, text(item)))
      }
      if let item = items.first {
        for method in Self.continued[method] ?? [] {
          next.append((method, #"{"item":\#(text(item))}"#))
        }
      }
    }
    if !next.isEmpty { ask(next) }
  }

  private func text(_ node: JSONNode) -> String {
    var writer = JSONWriter()
    writer.write(node.value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: Checking

  private func check(_ answer: JSONNode, _ method: String, _ parameters: String) {
    if let code = answer["error"]?["code"]?.int {
      // A request that cannot rename, draw or generate is refused with a reason.
      let isRefusal = code == ResponseError.Code.requestFailed.rawValue
      let mayRefuse = [
        "textDocument/rename", "ctl/tree", "workspace/textDocumentContent",
        "workspace/executeCommand",
      ]
      if !isRefusal || !mayRefuse.contains(method) {
        Issue.record("\(method) \(parameters): \(text(answer))")
      }
      return
    }
    guard let result = answer["result"] else {
      Issue.record("\(method) \(parameters): \(text(answer))")
      return
    }
    if !Self.isSound(result) { Issue.record("\(method) \(parameters): \(text(result))") }
  }

  /// Whether every range begins before it ends, and no number in it is negative.
  private static func isSound(_ node: JSONNode) -> Bool {
    if let elements = node.elements { return elements.allSatisfy(isSound) }
    guard let members = node.members else { return true }
    if let start = node["start"], let end = node["end"], let line = start["line"]?.int,
      let endLine = end["line"]?.int, let column = start["character"]?.int,
      let endColumn = end["character"]?.int
    {
      return line >= 0 && column >= 0 && (line, column) <= (endLine, endColumn)
    }
    return members.allSatisfy { isSound($0.node) }
  }
}
