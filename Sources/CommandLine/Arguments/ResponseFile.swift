/// `@FILE` among the arguments stands for the lines of the file, as build systems write long commands.
enum ResponseFile {
  static func expanded(_ arguments: [String]) throws(Failure) -> [String] {
    var result: [String] = []
    for argument in arguments {
      guard argument.hasPrefix("@"), argument.count > 1 else {
        result.append(argument)
        continue
      }
      let bytes = try Files.read(String(argument.dropFirst()))
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        result.append(String(decoding: line, as: UTF8.self))
      }
    }
    return result
  }
}
