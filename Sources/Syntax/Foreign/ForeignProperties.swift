import CtlDiagnostics

extension ForeignWords {
  /// Properties, modifiers, attributes and style names. Where a word has several meanings here, the
  /// kind decides: the first one that it has.
  public static let properties = ForeignWords([
    ForeignWord(
      "color foregroundColor fontColor foreground fg foregroundStyle textColour titleColor setTitleColor",
      is: "textColor", "tintColor", "background"),
    ForeignWord(
      "backgroundColor bg bgColor backgroundColour", is: "backgroundColor", "background",
      "backgroundImage"),
    ForeignWord("accentColor tint barTintColor primaryColor themeColor", is: "tintColor"),
    ForeignWord(
      "caption name string label content innerText textContent headline heading",
      is: "title", "text", "placeholder"),
    ForeignWord("text titleText setTitle titleLabel", is: "title", "placeholder"),
    ForeignWord("title", is: "text", "placeholder"),
    ForeignWord("header sectionTitle", is: "title"),
    ForeignWord(
      "detail detailText subTitle secondaryText supportingText subheadline", is: "subtitle"),
    ForeignWord(
      "range bounds valueRange in", [],
      Message(
        "the range stands at the variable: `var minutes: Int in 1...10`",
        "范围写在变量处：`var minutes: Int in 1...10`")),
    ForeignWord(
      "anchors anchor modifier layoutMargins flex grid", [],
      Message(
        "places and sizes are in a `layout` block: `pin width(name) == 120`",
        "位置和尺寸写在 `layout` 块中：`pin width(名称) == 120`")),
    ForeignWord(
      "value val inputValue stringValue", is: "text", "value", "selection", "date",
      "isOn", "progress", "currentPage"),
    ForeignWord(
      "isOn on checked isChecked toggled state enabledState", is: "isOn",
      "isSelected", "selection"),
    ForeignWord(
      "selectedIndex selected current index selectedItem", is: "selectedSegmentIndex", "selection",
      "currentPage", "selectedIndex"),
    ForeignWord(
      "selection selectedValue selectedTab", is: "date", "isOn", "value", "currentPage",
      "selectedIndex"),
    ForeignWord("isShown shown presented showing isOpen isActive", is: "isPresented"),
    ForeignWord(
      "layout constraints", [],
      Message(
        "constraints stand in a block beside the elements: `layout { a.top == superview.top + 8 }`",
        "约束写在元素旁边的块中：`layout { a.top == superview.top + 8 }`")),
    ForeignWord(
      "tag", [],
      Message(
        "no control needs a tag: its name or its variable tells it apart", "控件不需要 tag：用名称或变量即可区分"),
      isLeftOut: true),
    ForeignWord("hint prompt placeholderText", is: "placeholder"),
    // What comes over the screen is presented; all else is there unless it is hidden.
    ForeignWord("visible visibility isVisible show display", is: "isPresented", "isHidden"),
    ForeignWord("hidden", is: "isHidden"),
    ForeignWord("enabled disabled isDisabled active", is: "isEnabled"),
    ForeignWord("min minimum minValue minDate lower from", is: "minimumValue", "minimumDate"),
    ForeignWord("max maximum maxValue maxDate upper to", is: "maximumValue", "maximumDate"),
    ForeignWord("step increment stride by interval", is: "stepValue", "minuteInterval"),
    ForeignWord("lines maxLines lineLimit lineCount", is: "numberOfLines"),
    ForeignWord(
      "align alignment textAlign multilineTextAlignment gravity", is: "textAlignment",
      "contentHorizontalAlignment", "alignment"),
    ForeignWord("alignItems crossAxisAlignment horizontalAlignment", is: "alignment"),
    ForeignWord("pagingEnabled paging paged isPaged isPaging snaps", is: "isPagingEnabled"),
    ForeignWord("scrollOffset scrollPosition", is: "contentOffset"),
    ForeignWord("query searchText term", is: "text"),
    ForeignWord("direction orientation flexDirection", is: "axis"),
    ForeignWord("gap space itemSpacing", is: "spacing"),
    ForeignWord("padding margin contentInset insets", is: "margins"),
    ForeignWord("icon img src source picture systemImage systemName imageName named", is: "image"),
    ForeignWord("keyboard inputType", is: "keyboardType"),
    ForeignWord("clearButton showsClearButton", is: "clearButtonMode"),
    ForeignWord(
      "secure secureTextEntry password isSecure isPassword obscureText", is: "isSecureTextEntry"),
    ForeignWord("pages pageCount count total", is: "numberOfPages"),
    ForeignWord("page pageIndex selectedPage currentIndex", is: "currentPage"),
    ForeignWord(
      "loading isLoading spinning animating isSpinning", is: "isAnimating", "isRefreshing"),
    ForeignWord("refreshing", is: "isRefreshing"),
    ForeignWord("percent fraction percentage completed", is: "progress"),
    ForeignWord("pickerMode datePickerMode", is: "mode"),
    ForeignWord("accessoryType", is: "accessory"),
    ForeignWord("badge badgeCount badgeText", is: "badgeValue"),
    ForeignWord("type", is: "content", "mode", "style"),
    ForeignWord(
      "isDestructive destructive isCancel", [],
      Message(
        "write `role: .destructive` or `role: .cancel`", "请写 `role: .destructive` 或 `role: .cancel`"
      )),
    ForeignWord("variant kind buttonType", is: "type", "style", "mode"),
    ForeignWord(
      "fontSize size textSize fontFamily textStyle typography", is: "font"),
    ForeignWord(
      "fontWeight weight bold italic fontStyle", [],
      Message(
        "a text style has its weight: write `font: .headline` for bold text",
        "文本样式自带粗细：粗体请写 `font: .headline`")),
    ForeignWord("maxLength limit characterLimit", is: "maxLength"),
    ForeignWord("labelledBy labeledBy labelFor", is: "describedBy"),
    ForeignWord(
      "values items options choices data rows entries titles", [],
      Message(
        "the choices are the cases of the enum that `selection` is bound to, or parts inside: `segment \"…\"`, `wheel { values: … }`",
        "选项来自 `selection` 所绑定的枚举，或写成内部的部分：`segment \"…\"`、`wheel { values: … }`")),
    ForeignWord(
      "segments", [],
      Message(
        "each segment is an element inside: `segment \"…\"`", "每个分段是内部的一个元素：`segment \"…\"`")),
    ForeignWord(
      "width height minWidth minHeight maxWidth maxHeight frame top left right bottom"
        + " leading trailing position x y inset offset centerX centerY marginTop marginLeft"
        + " paddingTop paddingHorizontal justifyContent flexGrow layoutGravity", [],
      places),
    ForeignWord(
      "onClick onTap onPress onTapGesture onTouch click tap tapped pressed didTap action handler target"
        + " onSelect onChange onChanged onValueChange onValueChanged onInput onSubmit onCommit onEdit"
        + " onClicked onAppear onFocus onBlur onPressed onToggle command selector addTarget perform",
      [],
      Message(
        "events call actions: write `on {here} -> action()`", "事件调用动作：请写 `on {here} -> 动作()`")),
    ForeignWord(
      "child children elements views subviews", [],
      Message(
        "elements stand in the block by themselves: `label \"…\"`", "元素直接写在块中：`label \"…\"`")),
    ForeignWord(
      "id key ref", [],
      Message("a name stands after the kind: `label title \"…\"`", "名称写在种类之后：`label title \"…\"`")),
    ForeignWord(
      "returnKeyType autocapitalizationType autocorrectionType spellCheckingType submitLabel"
        + " textInputAutocapitalization autocapitalize autocomplete autocorrect textContentType",
      [],
      Message(
        "this language does not set `{word}`; the app does", "这里不能设置 `{word}`，请由应用设置"),
      isLeftOut: true),
    ForeignWord(
      "class className css styleClass styles", [],
      Message(
        "a look with a name is declared, `style heading: label { … }`, and used: `style: heading`",
        "有名称的外观先声明：`style heading: label { … }`，再使用：`style: heading`")),
    ForeignWord(
      "style theme shadow border borderRadius cornerRadius radius opacity"
        + " alpha zIndex animation transition transform borderColor borderWidth", [],
      Message(
        "controls look as iOS draws them; this language does not set `{word}`",
        "控件的外观由 iOS 决定；这里不能设置 `{word}`"), isLeftOut: true),
    ForeignWord(
      "accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits"
        + " accessibilityIdentifier contentDescription ariaLabel alt", [],
      Message(
        "accessibility is a block of its own: `accessibility { label: \"…\" }`",
        "辅助功能写在单独的块中：`accessibility { label: \"…\" }`")),
    ForeignWord(
      "navigationTitle", is: "title"),
  ])

  /// Where places and sizes are written.
  public static let places = Message(
    "places and sizes are in a `layout` block: `pin width(name) == 120`",
    "位置和尺寸写在 `layout` 块中：`pin width(名称) == 120`")

  /// Where space around an element is written.
  public static let space = Message(
    "space around elements is `margins` of the `stack` that holds them, or in a `layout` block",
    "元素周围的空白写成容纳它们的 `stack` 的 `margins`，或写在 `layout` 块中")

  /// Properties of an `accessibility` block.
  public static let accessibility = ForeignWords([
    ForeignWord(
      "name title text ariaLabel accessibilityLabel contentDescription alt", is: "label"),
    ForeignWord("description help tooltip accessibilityHint usageHint details", is: "hint"),
    ForeignWord("accessibilityValue currentValue", is: "value"),
    ForeignWord("role trait addTraits accessibilityTraits", is: "traits"),
    ForeignWord("id accessibilityIdentifier testID testTag", is: "identifier"),
  ])

  /// Words for events, which become `on event -> action()`.
  public static let handlers: Set<String> = [
    "onclick", "ontap", "onpress", "ontapgesture", "ontouch", "click", "tap", "tapped", "pressed",
    "didtap", "action", "handler", "target", "onselect", "onchange", "onchanged", "onvaluechange",
    "onvaluechanged", "oninput", "onsubmit", "oncommit", "onedit", "onpressed", "ontoggle",
    "command", "clicked", "toggled", "activated", "textchanged", "didselectrow", "ontouchupinside",
    "addtarget", "perform", "selector", "onclicked",
  ]

  /// Properties that say the opposite of the one here.
  public static let opposites: Set<String> = [
    "disabled", "isdisabled", "visible", "isvisible", "show",
  ]
}
