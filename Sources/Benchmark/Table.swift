/// A table of numbers on the terminal: a heading, then one row at a time.
struct Table {
  let columns: [(title: String, width: Int)]

  func printHeading() {
    print(columns.map { pad($0.title, $0.width) }.joined(separator: " "))
  }

  func printRow(_ cells: [String]) {
    print(zip(columns, cells).map { pad($1, $0.width) }.joined(separator: " "))
  }

  /// A positive width puts the text at the right, a negative one at the left.
  private func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + space : space + text
  }
}

/// With two digits after the point.
func fixed(_ number: Double) -> String {
  guard number.isFinite, number < 1e12 else { return "-" }
  let rounded = Int(max(0, number) * 100 + 0.5)
  let fraction = rounded % 100
  return "\(rounded / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
