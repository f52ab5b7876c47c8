import CtlDiagnostics

/// What is said of a document of Interface Builder that is not read.
public enum DocumentCode {
  public static let all: [Code] = [malformed, unsupported]

  public static let malformed = Code(
    "document/malformed", .error,
    title: Message("this is not a sound XML file: {reason}", "这不是完好的 XML 文件：{reason}"),
    why: Message(
      "Interface Builder keeps screens as XML. A file that is cut or damaged opens in no tool.",
      "Interface Builder 以 XML 保存界面。被截断或损坏的文件在任何工具中都打不开。"),
    bad: [], good: [],
    documents: DocumentExamples(bad: ["<document><objects></document>"]))

  public static let unsupported = Code(
    "document/unsupported", .advice,
    title: Message("not checked: {reason}", "未检查：{reason}"),
    why: Message(
      "Ctl checks the documents of iOS in the form that Xcode writes since version 5. Other "
        + "platforms have other controls and other guidelines.",
      "Ctl 检查 Xcode 5 之后格式的 iOS 文档。其他平台的控件和规范不同。"),
    bad: [], good: [],
    documents: DocumentExamples(
      bad: [#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#]))
}
