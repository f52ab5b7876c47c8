import CtlDiagnostics
import CtlText

let sampleError = Code(
  "type/mismatch", .error, title: Message("types differ", "类型不同"),
  why: Message("A value has one type.", "一个值只有一种类型。"), bad: [], good: [])
let sampleWarning = Code(
  "touch/small-target", .warning, title: Message("`{name}` is small", "`{name}` 太小"),
  why: Message("People miss small targets.", "小目标容易点错。"),
  citation: Citation([.guidelines8], "Controls › Button"), bad: ["button \"A\""],
  good: ["button \"B\""], fix: .suggestion)
let sampleAdvice = Code(
  "text/case", .advice, editions: [.ios8], title: Message("title case", "首字母大写"),
  why: Message("Titles use title case.", "标题首字母大写。"), bad: [], good: [])

func text(_ en: String, _ zh: String? = nil) -> Phrase { Phrase(Message(en, zh ?? en)) }

func file(_ text: String, path: String = "Main.ctl") -> [FileID: SourceText] {
  [FileID(0): SourceText(path: path, bytes: Array(text.utf8))]
}

/// The place of the first occurrence of a part in a text, as bytes of file 0.
func place(_ part: String, in source: String, file: Int = 0) -> Location {
  let bytes = Array(source.utf8)
  let part = Array(part.utf8)
  for start in 0...max(bytes.count - part.count, 0) {
    if bytes[start...].starts(with: part) {
      return Location(FileID(file), start..<start + part.count)
    }
  }
  return Location(FileID(file), bytes.count..<bytes.count)
}

func render(
  _ finding: Finding, _ sources: [FileID: SourceText], language: Language = .english,
  color: Bool = false, width: Int = 100
) -> String {
  let renderer = HumanRenderer(language: language, color: color, width: width)
  return String(decoding: renderer.render([finding], sources: sources), as: UTF8.self)
}
