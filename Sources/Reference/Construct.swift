import CtlCatalogue
import CtlDiagnostics

/// A construct of the language: what it is for, its forms by its keywords, and an example.
public struct Construct: Sendable {
  public let title: Message
  /// Words of `Keyword.all`; their forms are shown.
  public let keywords: [String]
  public let text: Message
  /// Files of one project. The last one is the example, the others are its imports.
  public let files: [File]

  public struct File: Sendable {
    public let path: String
    public let text: String
  }

  init(_ title: Message, _ keywords: [String], _ text: Message, _ example: String) {
    self.init(title, keywords, text, files: [File(path: "Example.ctl", text: example)])
  }

  init(_ title: Message, _ keywords: [String], _ text: Message, files: [File]) {
    self.title = title
    self.keywords = keywords
    self.text = text
    self.files = files
  }
}

extension Page {
  mutating func constructs() {
    heading(2, told(Page.sections[3]))
    text(
      told(
        "A file holds imports, screens, components, enums, appearances and constants, in any order.",
        "文件由导入、界面、组件、枚举、外观和常量组成，次序不限。"))
    for construct in Construct.all {
      heading(3, told(construct.title))
      var forms: [String] = []
      for keyword in construct.keywords.compactMap(Keyword.named) {
        let form = "* `\(keyword.form)`"
        if !forms.contains(where: { $0.hasPrefix(form) }) {
          forms.append(form + told(": ", "：") + told(keyword.documentation))
        }
      }
      text(forms.joined(separator: "\n"))
      text(told(construct.text))
      for file in construct.files {
        if construct.files.count > 1 { text(told("`\(file.path)`:", "`\(file.path)`：")) }
        code("ctl", file.text)
      }
    }
  }
}
