import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlTerminal
import CtlText

import enum CtlRuntime.ContentSizeCategory

/// A key for the preview itself, with its text in the help.
struct PreviewCommand: Sendable {
  let key: Character
  let en: String
  let zh: String
  let run: @Sendable (inout Preview) -> Void

  static let all: [PreviewCommand] = [
    PreviewCommand(key: "?", en: "this help", zh: "帮助") { $0.toggle(.help) },
    PreviewCommand(key: "e", en: "event log", zh: "事件日志") { $0.toggle(.log) },
    PreviewCommand(key: "i", en: "inspector", zh: "检查器") { $0.toggle(.inspector) },
    PreviewCommand(key: "f", en: "findings", zh: "检查结果") { $0.toggle(.findings) },
    PreviewCommand(key: "v", en: "VoiceOver: what is spoken, in order", zh: "旁白：朗读内容与顺序") {
      $0.toggleSpeaking()
    },
    PreviewCommand(key: "d", en: "device", zh: "设备") { $0.nextDevice() },
    PreviewCommand(key: "n", en: "light or dark", zh: "浅色或深色") {
      $0.options.render.isDark.toggle()
      $0.refresh()
    },
    PreviewCommand(
      key: "l", en: "language: en, zh-Hans, ar, and those of the app", zh: "语言：en、zh-Hans、ar 和应用的语言"
    ) {
      $0.nextLanguage()
    },
    PreviewCommand(key: "g", en: "edition of the guidelines", zh: "指南版本") {
      $0.edition = $0.edition == .ios8 ? .ios7 : .ios8
      $0.say("guidelines of \($0.edition.rawValue)", "指南 \($0.edition.rawValue)")
    },
    PreviewCommand(key: "s", en: "next sample", zh: "下一个示例") { $0.nextSample() },
    PreviewCommand(key: "t", en: "end running tasks", zh: "结束正在运行的任务") {
      $0.endTasks(failing: false)
    },
    PreviewCommand(key: "T", en: "let running tasks fail", zh: "让正在运行的任务失败") {
      $0.endTasks(failing: true)
    },
    PreviewCommand(key: "w", en: "swipe the row, close it", zh: "滑动表格行，恢复原状") {
      $0.swipeFocused()
    },
    PreviewCommand(key: "r", en: "pull to refresh, end it", zh: "下拉刷新，结束刷新") { $0.pull() },
    PreviewCommand(key: ":", en: "a command, as `set name=value`", zh: "命令，如 `set name=value`") {
      $0.prompt = ""
    },
    PreviewCommand(key: "q", en: "quit", zh: "退出") { $0.isDone = true },
  ]
}

extension Preview {
  mutating func command(_ character: Character) {
    if let focused, kindUse(focused).isHeld, isUsable(focused) {
      if character == "+" || character == "=" { return use(.increment, focused) }
      if character == "-" { return use(.decrement, focused) }
    }
    PreviewCommand.all.first { $0.key == character }?.run(&self)
  }

  mutating func toggle(_ panel: Panel) {
    self.panel = self.panel == panel ? .none : panel
    panelScroll = 0
    refresh()
    showFocus()
  }

  mutating func toggleSpeaking() {
    isSpeaking.toggle()
    panel = isSpeaking && hasRoomForPanel ? .order : .none
    panelScroll = 0
    refresh()
    showFocus()
  }

  static let devices: [(name: String, settings: [String])] = [
    ("", []), ("iPhone", ["device=iPhone", "orientation=portrait"]),
    ("iPhone landscape", ["device=iPhone", "orientation=landscape"]),
    ("iPad", ["device=iPad", "orientation=portrait"]),
    ("iPad landscape", ["device=iPad", "orientation=landscape"]),
  ]

  mutating func nextDevice() { setDevice((device + 1) % Preview.devices.count) }

  mutating func setDevice(_ index: Int) {
    device = index
    func change(_ screen: inout LiveScreen) {
      screen.state.overrides.removeAll { $0.element == "screen" }
      for setting in Preview.devices[index].settings {
        try? screen.state.set("screen.\(setting)", in: screen.program)
      }
    }
    change(&live)
    if let place = outerPlace {
      for index in place..<visits.count { change(&visits[index].live) }
    }
    refresh()
    let name = Preview.devices[index].name
    if name.isEmpty { say("as the file says", "按文件所述") } else { say(name, name) }
  }

  mutating func nextLanguage() {
    let usual = ["en", "zh-Hans", "ar"]
    let own = (options.render.texts?.languages ?? []).subtracting(usual).sorted()
    let languages = usual + own
    let place = languages.firstIndex(of: options.render.language) ?? 0
    setLanguage(languages[(place + 1) % languages.count])
  }

  mutating func setLanguage(_ name: String) {
    options.render.setLanguage(name, options.render.texts)
    options.language = name.hasPrefix("zh") ? .simplifiedChinese : .english
    refresh()
    say("language: \(name.neutralised())", "语言：\(name.neutralised())")
  }

  // MARK: Typed commands

  mutating func handlePrompt(_ key: PreviewEvent.Key, _ text: String) {
    switch key {
    case .enter:
      prompt = nil
      if let problem = run(text) { message = problem }
    case .escape, .control("c"): prompt = nil
    case .backspace where text.isEmpty: prompt = nil
    case .backspace: prompt = String(text.dropLast())
    case .character(let character) where text.count < 500: prompt = text + String(character)
    default: return
    }
  }

  /// Carries out `set name=value`, `set Screen.name=value`, `sample Name`, `device iPad`, `language ar`, `text-size large`,
  /// `dark on`, `high-contrast on`, `screen Name`, `focus name`, `tap name`, `hold name increment 800`, `drag name 0.8`, `spin name 0 2`, `type text`;
  /// returns what is wrong with it.
  @discardableResult
  public mutating func run(_ command: String) -> String? {
    let words = command.split(separator: " ", maxSplits: 1).map { String($0) }
    guard let verb = words.first else { return nil }
    let rest = words.count > 1 ? words[1] : ""
    switch verb {
    case "set" where rest.isEmpty:
      return text("`set name=value`", "`set 名称=值`")
    case "set":
      do throws(Problem) {
        try set(rest)
      } catch {
        return explained(error)
      }
    case "sample":
      do throws(Problem) {
        try show(sample: rest)
      } catch {
        return explained(error)
      }
    case "device":
      guard let index = Preview.devices.firstIndex(where: { $0.name == rest }) else {
        return text(
          "devices: iPhone, iPhone landscape, iPad, iPad landscape",
          "设备：iPhone、iPhone landscape、iPad、iPad landscape")
      }
      setDevice(index)
    case "language": setLanguage(rest)
    case "text-size":
      guard let size = ContentSizeCategory(rawValue: rest) else {
        let names = ContentSizeCategory.allCases.map(\.rawValue).joined(separator: ", ")
        return text("sizes: ", "文字大小：") + names
      }
      options.render.textSize = size
      refresh()
    case "dark":
      options.render.isDark = rest != "off"
      refresh()
    case "high-contrast":
      options.render.look.hasContrast = rest != "off"
      refresh()
    case "screen":
      do throws(Problem) {
        // The screens of imported files are available too.
        let other = Preview.place(of: rest, in: program)
        let index = if let other { other.1 } else { try Preview.index(of: rest, in: program) }
        releaseHold()
        letGo()
        let home = other?.0 ?? program
        live = LiveScreen(home, screen: index, now: options.render.now)
        visits = []
        stacks = [:]
        scroll = 0
        refresh()
        noteAppearance()
        enterTab()
      } catch {
        return explained(error)
      }
    case "type": for character in Preview.unquoted(rest) { handle(.character(character)) }
    case "quit": isDone = true
    default: return act(verb, rest)
    }
    return nil
  }

  /// A text in quotes keeps its spaces.
  static func unquoted(_ text: String) -> Substring {
    let isQuoted = text.count > 1 && text.first == "\"" && text.last == "\""
    return isQuoted ? text.dropFirst().dropLast() : text[...]
  }

  func explained(_ problem: Problem) -> String {
    ([problem.message] + problem.notes).map { $0.text(options.language).neutralised() }
      .joined(separator: text(". ", "。"))
  }

  private static let verbs = ["focus", "tap", "hold", "drag", "spin"]
  /// How many words may follow the element.
  private static let counts = ["focus": 0, "tap": 0]
  static let commands =
    [
      "set", "sample", "device", "language", "text-size", "dark", "high-contrast", "screen", "type",
      "quit",
    ] + verbs

  /// - Parameter others: Commands that are known besides those that can be typed.
  func unknownCommand(_ verb: String, besides others: [String] = []) -> String {
    let all = others + Preview.commands
    let near = nearestName(to: verb, among: all)
    return text("no command `\(verb.neutralised())`", "没有命令 `\(verb.neutralised())`")
      + (near.map { text(", did you mean `\($0)`?", "，是否想写 `\($0)`？") }
        ?? text("; there are ", "；可用的有 ") + all.joined(separator: ", "))
  }

  /// Commands that name an element.
  private mutating func act(_ verb: String, _ rest: String) -> String? {
    guard Preview.verbs.contains(verb) else { return unknownCommand(verb) }
    // The finger leaves what it held.
    if verb != "hold", verb != "focus" { releaseHold() }
    guard let (named, arguments) = element(in: rest, for: verb),
      arguments.count <= Preview.counts[verb] ?? 2
    else { return unknownElement(rest, verb) }
    if verb == "tap", tapSegment(named) { return nil }
    let node = verb == "tap" ? taking(tapOn: named) : named
    let key = live.tree.nodes[node].key
    // A tap elsewhere leaves the keyboard as it is.
    if verb == "focus", key != live.state.editing { endEditing() }
    guard let node = index(of: key) else {
      return Preview.counts[verb] == nil ? cannot(verb, node) : nil
    }
    if let modal, !isReachable(node) {
      let cover = live.tree.nodes[modal].kind.name
      return text(
        "\(cover == "alert" ? "an" : "the") `\(cover)` lies over it and takes all touches",
        "`\(cover)` 盖在它上面，接收所有触摸")
    }
    focus = key
    showFocus()
    defer { focusText() }
    switch verb {
    case "tap": activate()
    case "hold":
      guard takes(verb, node) else { return cannot(verb, node) }
      guard ["increment", "decrement", nil].contains(arguments.first), arguments.count < 2 else {
        return text("`hold name increment`, or `decrement`", "`hold 名称 increment`，或 `decrement`")
      }
      hold(arguments.first != "decrement")
    case "drag":
      guard let value = arguments.first.flatMap({ WrittenNumber.double($0) }) else {
        return text("`drag name value`", "`drag 名称 值`")
      }
      guard takes(verb, node) else { return cannot(verb, node) }
      use(.drag(to: value), node)
    case "spin":
      guard arguments.count > 1, let wheel = WrittenNumber.int(arguments[0]),
        let row = WrittenNumber.int(arguments[1])
      else {
        return text("`spin name wheel row`", "`spin 名称 滑轮 行`")
      }
      guard takes(verb, node), let rows = Behavior(live.tree, node)?.rows else {
        return cannot(verb, node)
      }
      guard rows.indices.contains(wheel) else {
        return text(
          "there are the wheels 0 to \(rows.count - 1)", "滑轮的编号为 0 到 \(rows.count - 1)")
      }
      use(.spin(wheel: wheel, row: row), node)
    default: break
    }
    return nil
  }

  /// Whether an element does what a command says.
  func takes(_ verb: String, _ node: Int) -> Bool {
    switch verb {
    case "hold": kindUse(node).isHeld
    case "drag": kindUse(node).hasTrack
    case "spin": Behavior(live.tree, node)?.rows.isEmpty == false
    default: true
    }
  }

  /// That nothing of an element does what a command says, and what it is for.
  private func cannot(_ verb: String, _ node: Int) -> String {
    let kind = live.tree.nodes[node].kind.name
    let users: (en: String, zh: String) =
      switch verb {
      case "hold": ("a stepper", "步进器")
      case "drag": ("a slider", "滑块")
      default: ("a picker or a date picker", "选择器或日期选择器")
      }
    return text(
      "`\(verb)` is for \(users.en); this is a `\(kind)`", "`\(verb)` 用于\(users.zh)；这里是 `\(kind)`")
  }
}
