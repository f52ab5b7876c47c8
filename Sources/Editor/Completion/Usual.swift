import CtlCatalogue
import CtlChecker
import CtlSyntax

/// What people usually write, for the order of proposals: counted in well-made screens.
enum Usual {
  /// The members of a block by its kind, the most usual first.
  static let members: [String: [String]] = [
    "file": ["import", "enum", "screen", "component", "let", "appearance"],
    "screen": [
      "var", "action", "table", "content", "task", "tintColor", "let", "toolbar", "navigationBar",
      "statusBar", "background", "device",
    ],
    "component": ["var", "action", "label", "row", "stepper", "button", "textField", "switch"],
    "row": [
      "switch", "textField", "label", "segmentedControl", "button", "stepper", "datePicker", "on",
      "slider", "picker", "subtitle", "image", "accessory", "swipeAction",
    ],
    "swipeAction": ["style", "on"],
    "searchBar": ["text", "placeholder", "on"],
    "imageView": ["image", "width", "height", "accessibility", "contentMode", "decorative"],
    "button": ["on", "accessibility", "isEnabled", "image", "title", "tintColor"],
    "textField": [
      "text", "placeholder", "clearButtonMode", "keyboardType", "on", "describedBy", "maxLength",
      "rightView", "rightViewMode",
    ],
    "section": ["row", "if", "for", "footer"],
    "content": ["label", "button", "background", "textField", "if", "slider", "view", "layout"],
    "table": ["section", "row", "refreshControl", "for", "if"],
    "stepper": ["value", "valueLabel", "describedBy", "stepValue", "accessibility"],
    "accessibility": ["label", "hint", "traits", "value"],
    "segmentedControl": ["selection", "segment", "accessibility", "isEnabled", "on"],
    "label": ["font", "textColor", "numberOfLines", "textAlignment", "isCopyable"],
    "slider": [
      "value", "minimumValueImage", "maximumValueImage", "accessibility", "on", "describedBy",
      "minimumValue", "maximumValue",
    ],
    "datePicker": ["date", "mode", "minuteInterval", "minimumDate", "accessibility"],
    "alert": ["isPresented", "message", "button"],
    "actionSheet": ["isPresented", "button", "message"],
    "tabBar": ["tab", "selectedIndex", "on"],
    "scrollView": ["axis", "isPagingEnabled", "currentPage", "spacing", "contentInset"],
    "tab": ["image", "badgeValue", "table", "content"],
    "layout": ["pin", "align"],
    "switch": ["isOn", "isEnabled", "states", "affects"],
    "toolbar": ["button", "progressView", "label", "activityIndicator"],
    "navigationBar": ["button", "segmentedControl"],
    "pageControl": ["numberOfPages", "currentPage", "on", "accessibility"],
    "progressView": ["progress", "style"],
    "activityIndicator": ["while", "style"],
    "statusBar": ["networkActivityIndicator"],
    "networkActivityIndicator": ["while"],
    "infoButton": ["reveals", "style", "transition", "accessibility"],
    "detailDisclosureButton": ["reveals", "accessibility"],
    "picker": ["wheel", "selection", "accessibility"],
    "wheel": ["values", "selection"],
    "refreshControl": ["on", "title", "tintColor"],
    "segment": ["image", "isEnabled", "title"],
    "stack": ["axis", "spacing", "label", "button"],
    "view": ["label", "button", "isHidden", "background"],
  ]

  /// Words that often follow themselves.
  static let repeated: Set<String> = [
    "import", "var", "action", "row", "section", "label", "button", "segment", "wheel", "pin",
    "align", "enum",
  ]

  /// Words that a block mostly has once.
  static let single: Set<String> = [
    "screen", "content", "table", "toolbar", "navigationBar", "statusBar", "searchBar", "layout",
    "refreshControl",
  ]

  static let declarations: Set<String> = ["var", "let", "action", "task"]

  /// Members of types, and types, that are chosen most.
  static let values = [
    "Int", "Bool", "String", "Double", "headline", "footnote", "body", "subheadline", "center",
    "network", "whileEditing", "emailAddress", "numberPad", "decimalPad", "date", "time",
    "dateAndTime", "horizontal", "other", "gray", "bar", "selected",
  ]
}

extension Completer {
  /// Puts the members that are usual here first; one that was just written often comes again.
  mutating func orderMembers() {
    guard context.member.isEmpty, !context.isInBrackets else { return }
    let words = Usual.members[ownerWord] ?? []
    let previous = previousMember
    let isAfterElements = previous.map { word in
      !Usual.declarations.contains(word) && KindName(name: word) != nil
    }
    for index in items.indices {
      let word = String(items[index].label.prefix { $0 != " " })
      if word == previous, Usual.repeated.contains(word) {
        items[index].rank = 0
      } else if let place = words.firstIndex(of: word) {
        items[index].rank = 1 + place
      }
      if isAfterElements == true, Usual.declarations.contains(word) { items[index].rank += 20 }
    }
  }

  var ownerWord: String {
    guard let owner else { return "file" }
    switch tree.nodes[owner].kind {
    case .layout: return "layout"
    case .accessibility: return "accessibility"
    case .componentDeclaration: return "component"
    default: return ownerKind?.name.name ?? ""
    }
  }

  /// Puts what is written most often here first. Names of the project that fit stand together, where
  /// such names are usual.
  mutating func orderByHabit(_ habits: Habits) {
    let keys = habitKeys
    if keys.isEmpty { return }
    let own = habits.share(of: Habits.ownName, at: keys)
    let once = keys[0].hasPrefix("m ") ? writtenOnce : []
    for index in items.indices {
      if items[index].isDeprecated {
        items[index].rank += 2_000
        continue
      }
      let (rank, order) = (items[index].rank, items[index].order)
      if rank == 90, items[index].kind == .function {
        items[index].rank = 1_001
        continue
      }
      items[index].order = rank * 10_000 + min(order, 9_999)
      let isName = items[index].kind.isOfProject
      let share = isName ? own : habits.share(of: items[index].habit, at: keys)
      if rank < 0 {
        items[index].rank = -1
      } else if isName, rank > 35 || share == 0 {
        items[index].rank = rank > 35 ? 1_001 : 999
      } else if rank < 5, !keys[0].hasPrefix("m ") {
        items[index].rank = -1
      } else {
        // What was never seen: what is usual, then the words of the language.
        let isUsual = keys[0].hasPrefix("m ") && rank < 15
        items[index].rank =
          share > 0
          ? Int((1 - share) * 980) : isUsual ? 985 : items[index].kind == .keyword ? 990 : 1_000
      }
      if !once.isEmpty, once.contains(items[index].habit) { items[index].rank = 1_001 }
    }
  }

  /// The members of the block that hardly ever stand there twice.
  private var writtenOnce: Set<String> {
    let node = context.blockPath.last ?? 0
    let words = tree.children(of: node).lazy.filter { tree.range(of: $0) != context.word }.map {
      tree.text(ofToken: wordToken(tree, $0))
    }.filter { Usual.single.contains($0) && ($0 != "screen" || previousMember != "screen") }
    return Set(words)
  }

  /// The first word of the member before the cursor in its block.
  var previousMember: String? {
    guard let block = context.blockPath.last else { return nil }
    var last: Int?
    for child in tree.children(of: block) {
      guard tree.range(of: child).upperBound <= context.word.lowerBound else { break }
      last = child
    }
    return last.map { tree.text(ofToken: wordToken(tree, $0)) }
  }

  /// The names that a sign comes before somewhere else: those that are bound, or called.
  func names(after sign: TokenKind) -> Set<String> {
    var names: Set<String> = []
    var isAfter = false
    for (token, kind) in tree.tokenKinds.enumerated() where !kind.isTrivia {
      if isAfter, tree.tokenRange(token) != context.word { names.insert(tree.text(ofToken: token)) }
      isAfter = kind == sign
    }
    return names
  }

  /// How far before the cursor a name was last written, in tokens; large for never.
  func distance(of name: String) -> Int {
    var token = tree.token(at: min(context.word.lowerBound, max(context.offset, 1) - 1))
    let bytes = Array(name.utf8)
    for step in 0..<400 where token >= 0 {
      defer { token -= 1 }
      guard tree.tokenKinds[token] == .identifier, tree.tokenRange(token) != context.word else {
        continue
      }
      if tree.source.bytes[tree.tokenRange(token)].elementsEqual(bytes) { return step }
    }
    return 1000
  }
}
