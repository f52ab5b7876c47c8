import CtlDiagnostics

/// The contexts of members; some members are allowed in one of them only.
enum MemberContext {
  case file, screen, component, element, branch, layout, accessibility, enumeration, enumCase,
    record, appearance, steps, sample
}

extension MemberContext {
  func allows(_ kind: NodeKind) -> Bool {
    switch kind {
    case .importDeclaration, .screenDeclaration, .componentDeclaration, .enumDeclaration,
      .recordDeclaration:
      self == .file
    case .variableDeclaration, .actionDeclaration, .taskDeclaration:
      self == .screen || self == .component
    case .eventDeclaration: self == .component
    case .constantDeclaration:
      self == .file || self == .screen || self == .component || self == .branch || self == .record
        || self == .enumeration
    case .appearanceDeclaration, .styleDeclaration: self == .file || self == .screen
    case .sampleDeclaration: self == .screen
    case .constraint, .equation: self == .layout
    case .property:
      isBody || self == .accessibility || self == .appearance || self == .sample
        || self == .enumCase
    // A rule reports mistakes in an appearance.
    case .binding, .handler: isBody || self == .appearance
    case .element, .ifStatement, .forStatement, .layout, .accessibility, .slot: isBody
    case .enumCase: self == .enumeration
    case .recordField: self == .record
    default: true
    }
  }

  private var isBody: Bool { self == .screen || self == .component || isInside }

  /// Whether it is inside the elements of a screen or component: in an element, or in a condition or a loop.
  var isInside: Bool { self == .element || self == .branch }

  var place: Message {
    switch self {
    case .file: Message("at the top of a file", "文件顶层")
    case .screen: Message("directly in a screen", "界面中")
    case .component: Message("directly in a component", "组件中")
    case .element: Message("inside an element", "元素内部")
    case .branch: Message("in a condition or loop", "条件或循环中")
    case .layout: Message("in a `layout` block", "`layout` 块中")
    case .accessibility: Message("in an `accessibility` block", "`accessibility` 块中")
    case .enumeration: Message("in an enum", "枚举中")
    case .enumCase: Message("in a case of an enum", "枚举成员中")
    case .record: Message("in a record", "记录中")
    case .appearance: Message("in an `appearance` block", "`appearance` 块中")
    case .steps: Message("in a handler", "事件处理中")
    case .sample: Message("in a sample", "示例中")
    }
  }
}
