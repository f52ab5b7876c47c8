import CtlDiagnostics

extension ForeignWords {
  public static let types = ForeignWords([
    ForeignWord("int integer long short UInt Int32 Int64 NSInteger uint8", is: "Int"),
    ForeignWord(
      "Float CGFloat double real Decimal float32 float64 NSNumber",
      is: "Double"),
    ForeignWord("number num", is: "Int", "Double"),
    ForeignWord(
      "string str NSString Character char Text CharSequence LocalizedStringKey varchar",
      is: "String"),
    ForeignWord("boolean bool", is: "Bool"),
    ForeignWord("UIColor CGColor NSColor colour", is: "Color"),
    ForeignWord("UIImage NSImage Bitmap Drawable Picture", is: "Image"),
    ForeignWord("DateTime NSDate LocalDate time Calendar timestamp", is: "Date"),
    ForeignWord("TimeInterval interval timedelta", is: "Duration"),
    ForeignWord("Dp points pixels CGSize dimension", is: "Length"),
    ForeignWord(
      "Array List Set NSArray ArrayList MutableList Sequence Collection", [],
      Message("a list of texts is written `[String]`", "文字列表写作 `[String]`")),
    ForeignWord(
      "Optional Maybe Nullable", [],
      Message("a value that may be missing is written `String?`", "可能缺少的值写作 `String?`")),
    ForeignWord(
      "Any object AnyObject Dictionary Map dict Data URL UUID unknown dynamic var"
        + " View Error Result json", [],
      Message(
        "a variable holds a value that controls show; the app keeps everything else",
        "变量只保存控件显示的值；其他数据由应用保存")),
    ForeignWord(
      "Void", [],
      Message(
        "what brings nothing has no arrow: `task save()`", "不带来任何值时不写箭头：`task save()`")),
    ForeignWord("UIFont textStyle", is: "Font"),
  ])

  /// Names of values.
  public static let values = ForeignWords([
    ForeignWord("YES True", is: "true"),
    ForeignWord("NO False", is: "false"),
    ForeignWord("null None undefined nullptr void", is: "nil"),
    ForeignWord(
      "now today", [],
      Message(
        "a screen knows `{word}`; a component gets it as a parameter of type `Date`",
        "界面知道 `{word}`；组件以 `Date` 类型的参数获得它")),
    ForeignWord("currentDate currentTime", is: "now"),
    ForeignWord(
      "navigator navController navigationController router navHostController navigation", [],
      Message(
        "a step opens a screen: `push Details()`, `sheet Details()`",
        "步骤打开界面：`push Details()`、`sheet Details()`")),
    ForeignWord(
      "Math", [],
      Message("functions stand alone: `max(a, b)`, `round(a)`", "函数直接书写：`max(a, b)`、`round(a)`")),
    ForeignWord(
      "Int Double Float String Bool Random Number Object Array UUID Locale Calendar DateFormatter"
        + " NumberFormatter UserDefaults NSString Bundle ProcessInfo", [],
      Message(
        "the language does not compute this; the app does, and sets a variable",
        "语言不做这种计算；请由应用计算，再写入变量")),
    ForeignWord(
      "console Log Logger Debug os_log NSLog", [],
      Message("`{word}` is code of the app: no step writes a log", "`{word}` 是应用代码：没有写日志的步骤")),
    ForeignWord(
      "self this state viewModel model props vm store", [],
      Message("names of the screen are written alone", "界面中的名称直接书写，前面不加其他词")),
    ForeignWord(
      "UIColor Color colors UIFont Font TextAlignment NSTextAlignment UIKeyboardType"
        + " KeyboardType Axis FontWeight R UIImage", [],
      Message("a member stands alone: `.name`", "成员单独书写：`.名称`")),
    ForeignWord(
      "safeArea safeAreaLayoutGuide parent view contentView container window root screen guide",
      is:
        "superview"),
  ])

  /// Members of types, after a dot.
  public static let cases = ForeignWords([
    ForeignWord("largeTitle title title1 title2 title3 heading", is: "headline"),
    ForeignWord("callout text paragraph", is: "body"),
    ForeignWord("caption small", is: "caption1"),
    ForeignWord("abbreviated standard", is: "medium"),
    ForeignWord("shortened", is: "short"),
    ForeignWord("start leading", is: "left"),
    ForeignWord("end trailing", is: "right"),
    ForeignWord("middle centre centered", is: "center"),
    ForeignWord("row x", is: "horizontal"),
    ForeignWord("column y", is: "vertical"),
    ForeignWord("email", is: "emailAddress"),
    ForeignWord("number numeric", is: "numberPad", "decimalPad", "number"),
    ForeignWord("phone tel", is: "phonePad", "phone"),
    ForeignWord("primary label", is: "black"),
    ForeignWord("secondary grey", is: "gray"),
    ForeignWord("dateTime", is: "dateAndTime"),
    ForeignWord("hourAndMinute", is: "time"),
    ForeignWord("countdown timer", is: "countDownTimer"),
    ForeignWord("web http", is: "network"),
    ForeignWord("chevron arrow disclosure next navigation", is: "disclosureIndicator"),
    ForeignWord("check checked tick selected", is: "checkmark"),
  ])

  /// Members of values.
  public static let members = ForeignWords([
    ForeignWord("length size len characters", is: "count"),
    ForeignWord(
      "toUpperCase upper uppercase upcase toUpper uppercaseString",
      is: "uppercased()"),
    ForeignWord(
      "capitalized capitalize titlecase initials", [],
      Message(
        "the language does not compute `{word}`; the app does, and sets a variable",
        "语言不计算 `{word}`；请由应用计算，再写入变量")),
    ForeignWord(
      "addingTimeInterval plusDays plusHours addDays addHours plus advanced minus", [],
      Message(
        "a date and a duration are added: `due + 18h`, `due - 30min`",
        "日期与时长相加：`due + 18h`、`due - 30min`")),
    ForeignWord("dayOfWeek weekDay", is: "weekday"),
    ForeignWord("dayOfMonth date", is: "day"),
    ForeignWord("firstDayOfMonth monthStart beginningOfMonth", is: "startOfMonth"),
    ForeignWord("reverse", is: "reversed()"),
    ForeignWord(
      "addMonths plusMonths addingMonths", [],
      Message("months are added by `due.adding(months: 1)`", "月份用 `due.adding(months: 1)` 相加")),
    ForeignWord(
      "second component", [],
      Message(
        "a date is shown by `formatted(date: .long)` or `formatted(time: .short)`",
        "日期用 `formatted(date: .long)` 或 `formatted(time: .short)` 显示")),
    ForeignWord(
      "clamped coerceIn clamp coerceAtLeast coerceAtMost", [],
      Message(
        "a range at the variable keeps it inside: `var n: Int in 0...5`",
        "变量的范围使其不越界：`var n: Int in 0...5`")),
    ForeignWord(
      "opacity withOpacity withAlphaComponent alpha copy darker lighter", [],
      Message(
        "a color has its transparency in its digits: `#22222280` is half of it",
        "颜色的透明度写在数字里：`#22222280` 为一半")),
    ForeignWord(
      "toLowerCase lower lowercase downcase toLower lowercaseString", is: "lowercased()"),
    ForeignWord("trim strip trimming trimmingCharacters", is: "trimmed()"),
    ForeignWord("startsWith starts", is: "hasPrefix"),
    ForeignWord("endsWith", is: "hasSuffix"),
    ForeignWord("includes", is: "contains"),
    ForeignWord(
      "localizedCaseInsensitiveContains caseInsensitiveContains containsIgnoringCase icontains",
      is: "localizedStandardContains"),
    ForeignWord("join", is: "joined"),
    ForeignWord("replace replaceAll replacingOccurrences", is: "replacing"),
    ForeignWord("sort", is: "sorted()"),
    ForeignWord("total", is: "sum()"),
    ForeignWord("minimum", is: "min()"),
    ForeignWord("maximum", is: "max()"),
    ForeignWord("empty isBlank", is: "isEmpty"),
    ForeignWord(
      "isNotEmpty notEmpty isNotBlank any isPresent", [],
      Message("`!` negates: write `!list.isEmpty`", "用 `!` 取反：`!列表.isEmpty`")),
    ForeignWord("rounded floor ceil", is: "round()"),
    ForeignWord(
      "toString description toFixed stringValue format toLocaleString formattedString",
      is: "formatted()"),
    ForeignWord(
      "indices enumerate", [],
      Message("whole numbers are written `0..<list.count`", "整数范围写作 `0..<list.count`")),
    ForeignWord(
      "dp sp px em rem points pt", [],
      Message("a length is written in one word: `8pt`", "长度写成一个词：`8pt`")),
    ForeignWord(
      "bold italic semibold medium heavy light weight bolder", [],
      Message(
        "a text style has its weight already: `.headline` is bold", "文本样式自带粗细：`.headline` 是粗体")),
    ForeignWord(
      "days hours minutes seconds weeks inDays inHours", [],
      Message("a duration is shown with `formatted(.units)`", "时长用 `formatted(.units)` 显示")),
    ForeignWord(
      "center centerAnchor", [],
      Message(
        "write one equation for `centerX` and one for `centerY`", "请分别为 `centerX` 和 `centerY` 写等式")),
    ForeignWord("topAnchor", is: "top"),
    ForeignWord("bottomAnchor", is: "bottom"),
    ForeignWord("leadingAnchor start", is: "leading"),
    ForeignWord("trailingAnchor end", is: "trailing"),
    ForeignWord("leftAnchor x", is: "left"),
    ForeignWord("rightAnchor", is: "right"),
    ForeignWord("widthAnchor", is: "width"),
    ForeignWord("heightAnchor", is: "height"),
    ForeignWord("centerXAnchor", is: "centerX"),
    ForeignWord("centerYAnchor", is: "centerY"),
    ForeignWord("firstBaseline lastBaselineAnchor firstBaselineAnchor", is: "baseline"),
    ForeignWord(
      "append push insert remove removeAll add pop", [],
      Message(
        "a list changes in a step: `on touchUpInside -> names.append(item)`",
        "列表在步骤中改变：`on touchUpInside -> names.append(项目)`")),
    ForeignWord(
      "split indexOf enumerated keys rawValue hashValue",
      [],
      Message(
        "the language does not compute `{word}`; the app does, and sets a variable",
        "语言不计算 `{word}`；请由应用计算，再写入变量")),
  ])

  /// Functions and initializers.
  public static let functions = ForeignWords([
    ForeignWord("len length size strlen", is: "count"),
    ForeignWord("rounded Math.round", is: "round"),
    ForeignWord(
      "floor ceil", [],
      Message(
        "there is no `{word}`: `round(…)` gives the nearest whole number",
        "没有 `{word}`：`round(…)` 给出最近的整数")),
    ForeignWord("upper toUpperCase uppercase", is: "uppercased"),
    ForeignWord("Float Number parseFloat toDouble CGFloat", is: "Double"),
    ForeignWord("parseInt toInt Integer", is: "Int"),
    ForeignWord("format formatNumber toString printf sprintf", is: "formatted"),
    ForeignWord(
      "NSLocalizedString LocalizedStringKey qsTr t tr _ i18n getString stringResource translate",
      is: "localized"),
    ForeignWord("systemFont Font.system UIFont.systemFont fontOfSize", is: "system"),
    ForeignWord("font customFont UIFont", is: "custom"),
    ForeignWord("UIImage Image img asset", is: "image"),
    ForeignWord(
      "AttributedString NSAttributedString NSMutableAttributedString SpannableString TextSpan span",
      is: "styled"),
    ForeignWord(
      "range stride xrange arange until", [],
      Message(
        "whole numbers from 0 to 2 are written `0..<3`", "从 0 到 2 的整数写作 `0..<3`")),
    ForeignWord(
      "rgb rgba UIColor Color hex hexColor hsl colorLiteral CGColor", [],
      Message("a color is written `#RRGGBB`", "颜色写作 `#RRGGBB`")),
    ForeignWord(
      "String str Text stringify", [],
      Message(
        "a value becomes text inside a string: `\"\\(value)\"`", "在字符串中写 `\"\\(值)\"` 即可把值变为文字")),
    ForeignWord(
      "listOf mutableListOf arrayOf emptyList emptyArray setOf mutableStateListOf arrayListOf List Array"
        + " Set vector", [],
      Message("a list stands in brackets: `[\"A\", \"B\"]`", "列表写在方括号中：`[\"A\", \"B\"]`")),
    ForeignWord(
      "mutableStateOf mutableIntStateOf remember ref useState reactive State Observable signal"
        + " BehaviorSubject MutableStateFlow", [],
      Message("a variable is state already: `var count = 0`", "变量本身就是状态：`var count = 0`")),
    ForeignWord("power Math.pow", [], Power.sentence),
    ForeignWord(
      "var calc", [],
      Message(
        "a value has its name alone: `let accent = #224466`, `textColor: accent`",
        "值直接写名称：`let accent = #224466`、`textColor: accent`")),
    ForeignWord("Date now LocalDate", is: "now"),
    ForeignWord(
      "random print console alert fetch"
        + " require sqrt sin cos tan log exp", [],
      Message(
        "the language does not compute this; the app does, and sets a variable",
        "语言不做这种计算；请由应用计算，再写入变量")),
  ])
}
