import CtlDiagnostics

/// What the lexer and the parser report.
public enum SyntaxCode {
  public static let all: [Code] = [
    encoding, unknownCharacter, unterminatedString, unterminatedComment, unterminatedName,
    malformedColor, malformedNumber, unexpected, unclosed, unmatched, keywordAsName,
    foreign, misplacedDeclaration, nesting, fileSize, findings,
  ]

  public static let foreign = Code(
    "syntax/foreign", .error,
    title: Message("`{word}` is written otherwise here", "`{word}` 在这里有另外的写法"),
    why: Message(
      "The language describes what a screen shows and has few forms. Calls, statements and "
        + "declarations of other languages mean nothing in it, even where it is plain what is meant.",
      "语言只描述界面显示的内容，写法很少。其他语言的调用、语句和声明即使意图明显，在这里也没有意义。"),
    bad: [
      """
      screen Settings {
        content {
          label("Name")
          //<^^^^^^^^^^^^^
        }
      }
      """,
      """
      screen Settings {
        func save() { }
        //<^^^^
      }
      """,
    ],
    good: [
      """
      screen Settings {
        action save()
        content {
          label "Name"
        }
      }
      """
    ], fix: .suggestion)

  public static let encoding = Code(
    "syntax/encoding", .error,
    title: Message("these bytes are not UTF-8", "这些字节不是有效的 UTF-8"),
    why: Message(
      "Source files are UTF-8. A file saved in another encoding shows wrong text to users.",
      "源文件使用 UTF-8 编码。以其他编码保存的文件会向用户显示错误的文字。"),
    bad: [], good: ["let greeting = \"你好\""])

  public static let unknownCharacter = Code(
    "syntax/unknown-character", .error,
    title: Message("`{character}` means nothing here", "此处的“{character}”没有意义"),
    why: Message(
      "Outside strings and comments only names, literals and the language's own signs are read.",
      "在字符串和注释之外，只能使用名称、字面量和语言自身的符号。"),
    bad: [
      """
      let size = 12 $
      //            ^
      """
    ], good: ["let size = 12"], fix: .suggestion)

  public static let unterminatedString = Code(
    "syntax/unterminated-string", .error,
    title: Message("this string has no closing quote", "此字符串缺少结尾的引号"),
    why: Message(
      "A string ends on the line where it begins; a line break inside one is written `\\n`.",
      "字符串必须在同一行内结束；其中的换行写作 `\\n`。"),
    bad: [
      """
      let greeting = "Hello
      //             ^^^^^^
      """
    ], good: ["let greeting = \"Hello\""], fix: .suggestion)

  public static let unterminatedComment = Code(
    "syntax/unterminated-comment", .error,
    title: Message("this comment is never closed", "此注释没有结束"),
    why: Message(
      "`/*` runs to its own `*/`; comments nest, so every inner `/*` needs a `*/` of its own.",
      "`/*` 一直延续到对应的 `*/`；注释可以嵌套，每个内层 `/*` 都需要自己的 `*/`。"),
    bad: [
      """
      let size = 12  /* in points
      //             ^^
      """
    ], good: ["/* one /* nested */ comment */ let size = 12"])

  public static let unterminatedName = Code(
    "syntax/unterminated-name", .error,
    title: Message("this is no name in back-quotes", "反引号中的不是名称"),
    why: Message(
      "Back-quotes turn a keyword into a name: one before it and one after it, with nothing "
        + "else between.",
      "反引号把关键字变成名称：前后各一个，中间只能有名称。"),
    bad: [
      """
      let `in = 12
      //  ^^^
      let `2x` = 12
      //  ^^^^
      """
    ], good: ["let `in` = 12"])

  public static let malformedColor = Code(
    "syntax/malformed-color", .error,
    title: Message(
      "a color has 3, 6 or 8 hexadecimal digits", "颜色需要 3、6 或 8 位十六进制数字"),
    why: Message(
      "Colors are `#RGB`, `#RRGGBB` and `#RRGGBBAA`; other lengths leave parts of the color "
        + "open.",
      "`#RGB`、`#RRGGBB` 和 `#RRGGBBAA` 是颜色；其他长度无法确定颜色。"),
    bad: [
      """
      let accent = #FF95
      //           ^^^^^
      """
    ], good: ["let accent = #FF9500"])

  public static let malformedNumber = Code(
    "syntax/malformed-number", .error,
    title: Message("`{number}` is not a number", "“{number}”不是有效的数字"),
    why: Message(
      "`0x` is followed by at least one hexadecimal digit: `0` to `9`, `A` to `F`.",
      "`0x` 之后至少要有一位十六进制数字：`0` 到 `9`、`A` 到 `F`。"),
    bad: [
      """
      let size = 0xFG
      //         ^^^^
      """
    ], good: ["let size = 0xFF"])

  public static let unexpected = Code(
    "syntax/unexpected", .error,
    title: Message("expected {expected}, found {found}", "此处应为{expected}，却是{found}"),
    why: Message(
      "The parser could not continue here; it resumes at the next member or declaration, so the "
        + "rest of the file is still checked.",
      "解析器无法从此处继续；它会从下一个成员或声明恢复，文件的其余部分仍会被检查。"),
    bad: [
      """
      screen Settings {
        label "Name" { numberOfLines: }
        //                            ^
      }
      """
    ],
    good: [
      """
      screen Settings {
        label "Name" { numberOfLines: 2 }
      }
      """
    ], fix: .suggestion)

  public static let unclosed = Code(
    "syntax/unclosed", .error,
    title: Message("this `{bracket}` is never closed", "此“{bracket}”没有闭合"),
    why: Message(
      "Every bracket needs its partner. The place was found by comparing indentation, so look at "
        + "the lines that follow it.",
      "每个括号都需要配对。此位置由缩进推断得出，请检查其后的几行。"),
    bad: [
      """
      screen Settings {
        //            ^
      """
    ],
    good: [
      """
      screen Settings {
      }
      """
    ], fix: .suggestion)

  public static let unmatched = Code(
    "syntax/unmatched", .error,
    title: Message("this `{bracket}` closes nothing", "此“{bracket}”没有对应的开始符号"),
    why: Message(
      "There is one closing bracket too many, or the opening one was deleted.",
      "多了一个结束括号，或者开始括号被删除了。"),
    bad: [
      """
      screen Settings {
      } }
      //^
      """
    ],
    good: [
      """
      screen Settings {
      }
      """
    ], fix: .suggestion)

  public static let keywordAsName = Code(
    "syntax/keyword-as-name", .error,
    title: Message("`{word}` is a word of the language, not a name", "“{word}”是语言的关键字，不能作为名称"),
    why: Message(
      "The words of values, conditions and loops are reserved everywhere, the others only where they "
        + "begin a member. Back-quotes turn one into a name: `` `for` ``.",
      "值、条件和循环所用的单词在任何地方都是保留字，其他单词只在成员开头保留。加上反引号即可作为名称：`` `for` ``。"),
    bad: [
      """
      let for = 12
      //  ^^^
      """
    ], good: ["let `for` = 12", "let task = 12"], fix: .safe)

  public static let misplacedDeclaration = Code(
    "syntax/misplaced-declaration", .error,
    title: Message("`{word}` is not allowed {place}", "`{word}` 不能写在{place}"),
    why: Message(
      "Screens, components, enums and imports belong at the top of a file; variables, actions "
        + "and tasks directly in a screen or component; elements inside a screen or component.",
      "界面、组件、枚举和导入写在文件顶层；变量、动作和任务直接写在界面或组件中；元素写在界面或组件内部。"),
    bad: [
      """
      screen Settings {
        table {
          var copies: Int = 1
          //<^^^
        }
      }
      """
    ],
    good: [
      """
      screen Settings {
        var copies: Int = 1
        table { }
      }
      """
    ], fix: .suggestion)

  public static let nesting = Code(
    "limit/nesting", .error,
    title: Message("nested more than {limit} levels deep", "嵌套超过 {limit} 层"),
    why: Message(
      "No screen needs it, and a bound keeps every tool safe on any input. Each `else if`, and each `?:` after "
        + "a `:`, is one level: write an `if` of its own for each case, take the value from a list by its index, "
        + "or give the cases of an enum their texts.",
      "没有界面需要如此深的嵌套；设置上限可以保证所有工具在任何输入下都安全。每个 `else if` 和每个 `:` 之后的 `?:` 都算一层："
        + "请为每种情况单独写 `if`，用索引从列表取值，或为枚举成员写上文字。"),
    bad: [], good: ["let size = ((12))"])

  public static let fileSize = Code(
    "limit/file-size", .error,
    title: Message("the file is larger than {limit} MiB", "文件大于 {limit} MiB"),
    why: Message(
      "A person did not write a source file of this size; split it, or check the tool that made "
        + "it.",
      "这么大的源文件不是人写的；请拆分它，或检查生成它的工具。"),
    bad: [], good: ["let size = 12"])

  public static let findings = Code(
    "limit/findings", .error,
    title: Message(
      "more than {limit} mistakes; the rest are not shown", "错误超过 {limit} 个；其余的不再显示"),
    why: Message(
      "A file with so many mistakes is not a Ctl file, or is badly damaged.",
      "有这么多错误的文件属于其他类型，或者已整体损坏。"),
    bad: [], good: ["let size = 12"])
}
