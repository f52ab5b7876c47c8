import Foundation

/// A client with files open, and a place in them. `//- Other.ctl` begins the next file, `▮` is the
/// cursor.
struct Fixture {
  var client: Client
  let path: String
  let line: Int
  let column: Int

  init(
    _ text: String, _ capabilities: Client.Object = [:], folders: [String] = ["/p"],
    settings: [String: String] = [:]
  ) {
    var files: [(path: String, text: String)] = [("/p/Main.ctl", "")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        files.append(("/p/\(line.dropFirst(4))", ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    if files[0].text.isEmpty { files.removeFirst() }
    var cursor = (path: files[0].path, line: 0, column: 0)
    for index in files.indices {
      let text = String(files[index].text.dropLast())
      files[index].text = text.filter { $0 != "▮" }
      if let range = text.range(of: "▮") {
        let before = text[..<range.lowerBound].split(
          separator: "\n", omittingEmptySubsequences: false)
        cursor = (files[index].path, before.count - 1, before.last?.utf16.count ?? 0)
      }
    }
    client = Client(
      Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }).merging(settings) { $1 })
    client.initialize(capabilities, folders: folders)
    client.idle()
    for file in files { client.open(file.path, file.text) }
    (path, line, column) = cursor
  }

  /// The answer to a request about the cursor, as JSON with its keys in order.
  mutating func ask(_ method: String, _ more: Client.Object = [:]) -> String {
    string(result(method, more))
  }

  mutating func result(_ method: String, _ more: Client.Object = [:]) -> Any? {
    let place = position(line, column)["position"]!
    var parameters: Client.Object = [
      "textDocument": ["uri": "file://\(path)"], "position": place,
      "range": ["start": place, "end": place],
    ]
    for (key, value) in more { parameters[key] = value }
    let answer = client.request(method, parameters)
    return answer["error"] ?? answer["result"]
  }

  mutating func objects(_ method: String, _ more: Client.Object = [:]) -> [Client.Object] {
    result(method, more) as? [Client.Object] ?? []
  }
}

/// JSON on one line, keys in order, slashes as they are.
func string(_ value: Any?) -> String {
  let data = try? JSONSerialization.data(
    withJSONObject: value ?? NSNull(),
    options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
  return String(decoding: data ?? Data(), as: UTF8.self)
}

/// A capability by its path: `textDocument.hover.contentFormat`.
func capability(_ path: String, _ value: Any) -> Client.Object {
  let parts = path.split(separator: ".").map(String.init)
  return parts.reversed().dropFirst().reduce([parts[parts.count - 1]: value]) { [$1: $0] }
}

/// `3:4-3:9`, counted from 0 as the protocol does.
func picture(_ range: Any?) -> String {
  guard let range = range as? Client.Object, let start = range["start"] as? Client.Object,
    let end = range["end"] as? Client.Object
  else { return "?" }
  func text(_ position: Client.Object) -> String {
    "\(position["line"] ?? "?"):\(position["character"] ?? "?")"
  }
  return "\(text(start))-\(text(end))"
}

/// `Main.ctl 3:4-3:9`
func picture(_ location: Client.Object) -> String {
  let uri = (location["uri"] ?? location["targetUri"]) as? String ?? "?"
  let range = location["range"] ?? location["targetSelectionRange"]
  return "\(uri.split(separator: "/").last ?? "") \(picture(range))"
}
