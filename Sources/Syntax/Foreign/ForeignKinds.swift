import CtlDiagnostics

extension ForeignWords {
  /// Views, widgets and tags.
  public static let kinds = ForeignWords([
    ForeignWord(
      "UILabel Text TextBlock UITextLabel staticText h1 h2 h3 h4 h5 h6 p span paragraph heading caption",
      is: "label"),
    ForeignWord(
      "UIButton TextButton OutlinedButton ElevatedButton btn barButtonItem UIBarButtonItem",
      is: "button"),
    ForeignWord("UISwitch Toggle checkbox SwitchCompat SwitchListTile", is: "switch"),
    ForeignWord("UISlider seekBar rangeSlider", is: "slider"),
    ForeignWord("UIStepper numberPicker spinBox counterField", is: "stepper"),
    ForeignWord(
      "UITextField input EditText OutlinedTextField textInput textBox", is: "textField"),
    ForeignWord(
      "SecureField passwordField secureTextField passwordInput", ["textField"],
      Message(
        "`{word}` is a `{here}` with `isSecureTextEntry: true`",
        "`{word}` 在这里写作带 `isSecureTextEntry: true` 的 `{here}`")),
    ForeignWord(
      "UISearchBar searchField searchable UISearchController SearchView", is: "searchBar"),
    ForeignWord("UITextView TextEditor textarea multilineText", is: "textView"),
    ForeignWord("UIDatePicker calendarView timePicker", is: "datePicker"),
    ForeignWord(
      "UIPickerView select dropdown dropdownMenu comboBox listBox popUpButton wheelPicker",
      is: "picker"),
    ForeignWord(
      "UISegmentedControl segmentedPicker segmentedButton radioGroup radio radioButton tabSegments",
      is: "segmentedControl"),
    ForeignWord(
      "UIProgressView progressBar progress LinearProgressIndicator gauge", is: "progressView"),
    ForeignWord(
      "UIActivityIndicatorView CircularProgressIndicator spinner loader activityIndicatorView"
        + " loadingIndicator", is: "activityIndicator"),
    ForeignWord("UIPageControl pagerIndicator dots", is: "pageControl"),
    ForeignWord(
      "UIRefreshControl refreshable SwipeRefreshLayout pullToRefresh", is: "refreshControl"),
    ForeignWord(
      "UITableView tableView List LazyColumn ListView ul ol Form recyclerView collectionView"
        + " UICollectionView", is: "table"),
    ForeignWord("UITableViewCell tableViewCell cell ListItem li tr listTile", is: "row"),
    ForeignWord("fieldset group GroupBox tableSection", is: "section"),
    ForeignWord("UIStackView stackView", is: "stack"),
    ForeignWord(
      "VStack Column LinearLayout LazyVStack vbox StackPanel DockPanel ColumnLayout VerticalLayout"
        + " VerticalBox", ["stack"],
      Message(
        "`{word}` is a `{here}` with `axis: .vertical`",
        "`{word}` 在这里写作带 `axis: .vertical` 的 `{here}`")),
    ForeignWord(
      "HStack hbox flexRow LazyHStack RowLayout HorizontalLayout HorizontalBox Wrap FlowRow",
      ["stack"],
      Message(
        "`{word}` is a `{here}`, which puts its elements beside each other",
        "`{word}` 在这里写作 `{here}`，元素默认并排")),
    ForeignWord("UIView div ZStack Box container", is: "view"),
    ForeignWord(
      "UINavigationBar navBar header topBar appBar topAppBar", is: "navigationBar"),
    ForeignWord(
      "navigationView navigationStack UINavigationController navHost navigator navigationSplitView",
      [],
      Message(
        "`{word}` is not needed: the elements stand in the screen, and a step such as `push Screen()` opens another",
        "不需要 `{word}`：元素直接写在界面中，`push 界面()` 等步骤会打开其他界面")),
    ForeignWord(
      "UIToolbar footer bottomBar bottomAppBar", is: "toolbar"),
    ForeignWord("UITabBar tabs tabView UITabBarController bottomNavigation", is: "tabBar"),
    ForeignWord("UITabBarItem tabItem", is: "tab"),
    ForeignWord(
      "UIContextualAction swipe swipeActions UISwipeActionsConfiguration", is: "swipeAction"),
    ForeignWord("body main scaffold rootView", is: "content"),
    ForeignWord(
      "UIScrollView PageView ViewPager HorizontalPager ScrollViewer scroller carousel pager",
      is: "scrollView"),
    ForeignWord("UIPopoverController popoverView tooltip callout", is: "popover"),
    ForeignWord("option tag SegmentItem", is: "segment"),
    ForeignWord("MPVolumeView volumeSlider", is: "volumeView"),
    ForeignWord("UIImageView Image img picture icon AsyncImage thumbnail avatar", is: "imageView"),
    ForeignWord("UIAlertController UIAlertView dialog AlertDialog messageBox", is: "alert"),
    ForeignWord("confirmationDialog UIActionSheet actionMenu", is: "actionSheet"),
    ForeignWord(
      "sheet modal fullScreenCover push present bottomSheet", [],
      Message(
        "a screen is opened by a step: `on touchUpInside -> sheet Screen()`",
        "界面由步骤打开：`on touchUpInside -> sheet 界面()`")),
    ForeignWord("snackbar toast popup notification", is: "alert"),
    ForeignWord(
      "NavigationLink link a segue anchor", ["button"],
      Message(
        "a step opens a screen: use a `{here}`, or a `row` with `on select -> push Screen()`",
        "界面由步骤打开：请用 `{here}`，或带 `on select -> push 界面()` 的 `row`")),
    ForeignWord(
      "Spacer Divider hr br separator spacing EmptyView SizedBox Padding Expanded Center Gap", [],
      Message(
        "space is not an element: set `spacing:` of a `stack`, or write a `layout` block",
        "间距不是元素：请设置 `stack` 的 `spacing:`，或写 `layout` 块")),
    ForeignWord(
      "WebView WKWebView MKMapView mapView canvas video audio VideoPlayer colorPicker Menu"
        + " contextMenu shape Rectangle Circle svg iframe chart drawer", [],
      Message(
        "`{word}` is not in the catalogue of iOS controls; the app adds it beside the screen",
        "iOS 控件目录中没有 `{word}`；请由应用在界面之外添加")),
    ForeignWord(
      "ForEach forIn each map repeat Repeater loop items itemsIndexed LazyForEach", ["for"],
      Message("elements are repeated with `for item in list { … }`", "重复元素请写 `for 元素 in 列表 { … }`")),
    ForeignWord(
      "UIViewController ViewController page window scene view_controller activity fragment", [],
      Message(
        "`{word}` is a `screen`, at the top of a file", "`{word}` 在这里是 `screen`，写在文件顶层")),
    ForeignWord(
      "Grid GridView GridLayout LazyVGrid UniformGrid Table", [],
      Message(
        "rows of a `table`, or a `stack`, put elements beside each other",
        "并排元素请用 `table` 的行，或 `stack`")),
    ForeignWord(
      "addSubview addArrangedSubview addChild appendChild add insertSubview", [],
      Message(
        "an element stands in the block of what holds it: `content { label \"Hi\" }`",
        "元素写在容纳它的块中：`content { label \"你好\" }`")),
    ForeignWord(
      "children outlet ng-content childContent contents", ["slot"],
      Message(
        "the elements of a use stand where the component has `{here}`", "使用处的元素放在组件的 `{here}` 处")),
    ForeignWord(
      "throws rethrows", [],
      Message(
        "work that may fail is a task: `task load(kind: .network)`",
        "可能失败的工作是任务：`task load(kind: .network)`")),
    ForeignWord(
      "end endif endfor fi done esac", [],
      Message("a block ends with `}`", "块以“}”结束")),
    ForeignWord(
      "watch observe onChange useEffect effect subscribe", [],
      Message(
        "a screen follows its variables by itself; controls send events: `on event -> action()`",
        "界面会自动跟随变量；控件发送事件：`on 事件 -> 动作()`")),
    ForeignWord(
      "print console log debugPrint NSLog return guard while do try await throw break continue"
        + " constructor init yield", [],
      Message(
        "`{word}` is code: a screen has no statements; call an action of the app",
        "`{word}` 是程序代码：界面中没有语句，请调用应用的动作")),
  ])

  /// Kinds with a text after their name, which hold no elements or need no text element for it.
  static let titledKinds: Set<String> = [
    "label", "button", "row", "segment", "swipeAction", "textField", "section", "tab",
  ]

  /// What the name of a kind says besides the kind, as a member.
  public static func implied(by name: String) -> String? {
    let name = name.lowercased()
    if vertical.contains(name) { return "axis: .vertical" }
    return secure.contains(name) ? "isSecureTextEntry: true" : nil
  }

  /// Names of text fields that show dots.
  private static let secure: Set<String> = [
    "securefield", "passwordfield", "securetextfield", "passwordinput",
  ]

  /// Names of containers that put their elements below each other.
  private static let vertical: Set<String> = [
    "vstack", "column", "linearlayout", "lazyvstack", "vbox", "stackpanel", "dockpanel",
    "columnlayout", "verticallayout", "verticalbox",
  ]
}
