import CtlCatalogue

/// A construct of the language: what it is for, its forms by its keywords, and an example.
public struct Construct: Sendable {
  public let title: String
  /// Words of `Keyword.all`; their forms are shown.
  public let keywords: [String]
  public let text: String
  /// Files of one project. The last one is the example, the others are its imports.
  public let files: [File]

  public struct File: Sendable {
    public let path: String
    public let text: String
  }

  init(_ title: String, _ keywords: [String], _ text: String, _ example: String) {
    self.init(title, keywords, text, files: [File(path: "Example.ctl", text: example)])
  }

  init(_ title: String, _ keywords: [String], _ text: String, files: [File]) {
    self.title = title
    self.keywords = keywords
    self.text = text
    self.files = files
  }
}

extension Page {
  mutating func constructs() {
    heading(2, "Constructs")
    text(
      "A file holds imports, screens, components, enums, appearances and constants, in any order.")
    for construct in Construct.all {
      heading(3, construct.title)
      var forms: [String] = []
      for keyword in construct.keywords.compactMap(Keyword.named) {
        let form = "* `\(keyword.form)`"
        if !forms.contains(where: { $0.hasPrefix(form) }) {
          forms.append("\(form): \(keyword.documentation.en)")
        }
      }
      text(forms.joined(separator: "\n"))
      text(construct.text)
      for file in construct.files {
        if construct.files.count > 1 { text("`\(file.path)`:") }
        code("ctl", file.text)
      }
    }
  }
}
