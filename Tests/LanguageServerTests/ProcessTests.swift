import CtlTestSupport
import Foundation
import Testing

/// The real program, over its streams.
@Suite struct ProcessTests {
  static func stream(_ bodies: String...) -> String {
    bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#
  static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test func theStatusSaysWhetherItWasShutDown() throws {
    let whole = try Tool.run("lsp", input: Self.stream(Self.initialize, Self.shutdown, Self.exit))
    #expect(whole.status == 0 && whole.errors.isEmpty)
    #expect(try Tool.run("lsp", input: Self.stream(Self.initialize, Self.exit)).status == 1)
    #expect(try Tool.run("lsp", input: Self.stream(Self.exit)).status == 1)
    #expect(try Tool.run("lsp", input: Self.stream(Self.initialize)).status == 1)
    #expect(try Tool.run("lsp", "--stdio", input: "").status == 1)
    let ended = try Tool.run("lsp", input: Self.stream(Self.initialize, Self.shutdown))
    #expect(ended.status == 0)
  }

  @Test func everythingOnTheOutputIsAMessage() throws {
    let open =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///none/a.ctl","languageId":"ctl","version":1,"text":"screen A { slidr }"}}}"#
    let format =
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/formatting","params":{"textDocument":{"uri":"file:///none/a.ctl"},"options":{}}}"#
    let tool = try Tool.run("lsp", input: Self.stream(Self.initialize, open, format))
    var rest = Array(tool.output.utf8)[...]
    var ids: [Int?] = []
    while !rest.isEmpty {
      let header = Array("Content-Length: ".utf8)
      #expect(rest.starts(with: header))
      rest = rest.dropFirst(header.count)
      let digits = rest.prefix { $0 != 0x0D }
      let length = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      rest = rest.dropFirst(digits.count + 4)
      ids.append(decode(Array(rest.prefix(length)))["id"] as? Int)
      rest = rest.dropFirst(length)
    }
    #expect(ids.count == 3 && ids.contains(1) && ids.contains(3) && ids.contains(nil))
  }

  @Test func itEndsWithTheClientThatStartedIt() throws {
    // The client is a process that ends at once, although the stream stays open.
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/bin/sleep")
    client.arguments = ["1"]
    try client.run()
    let server = Process()
    server.executableURL = Tool.executable
    server.arguments = ["lsp"]
    let input = Pipe()
    server.standardInput = input
    server.standardOutput = FileHandle.nullDevice
    try server.run()
    let body = Self.initialize.replacingOccurrences(
      of: "\"processId\":null", with: "\"processId\":\(client.processIdentifier)")
    input.fileHandleForWriting.write(Data(Self.stream(body).utf8))
    client.waitUntilExit()
    server.waitUntilExit()
    #expect(server.terminationStatus == 1)
  }
}
