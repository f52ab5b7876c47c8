import CtlCatalogue
import Foundation
import Testing

@Suite struct KindTests {
  @Test func kindsStandInTheOrderOfTheirNames() {
    #expect(Kind.all.map(\.name) == KindName.allCases)
    for name in KindName.allCases {
      #expect(Kind.named(name).name == name)
      #expect(KindName(name: name.name) == name)
    }
  }

  @Test func theGuidelinesCountEighteenControls() {
    #expect(Kind.controls.count == 18)
    #expect(Kind.controls.filter(\.isControl).count == 13)
    #expect(Kind.controls.filter { !$0.isControl }.count == 5)
    #expect(
      Kind.controls.filter { !$0.isInteractive }.map(\.name)
        == [.activityIndicator, .label, .networkActivityIndicator, .progressView])
    #expect(Kind.all.filter { $0.role != .control }.allSatisfy { !$0.isControl })
  }

  @Test func theRuntimeModelHasAHundredAndOneBehaviors() {
    #expect(Kind.controls.map(\.behaviors.count).reduce(0, +) == 101)
    let expected: [KindName: Int] = [
      .activityIndicator: 6, .contactAddButton: 4, .datePicker: 9, .detailDisclosureButton: 2,
      .infoButton: 1, .label: 4, .networkActivityIndicator: 4, .pageControl: 8, .picker: 6,
      .progressView: 4, .refreshControl: 5, .roundedRectangleButton: 1, .segmentedControl: 7,
      .slider: 7, .stepper: 14, .switch: 4, .button: 6, .textField: 9,
    ]
    for kind in Kind.controls {
      #expect(kind.behaviors.count == expected[kind.name], "\(kind.name)")
    }
  }

  @Test(arguments: [
    ("Controls", [Kind.Role.control]), ("Containers", [.container]), ("Parts", [.part]),
    ("Companions", [.companion]),
  ])
  func everyKindHasAFileOfItsOwn(folder: String, roles: [Kind.Role]) throws {
    let directory = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Catalogue/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    let kinds = Kind.all.filter { roles.contains($0.role) }
      .map { $0.name.name.prefix(1).uppercased() + $0.name.name.dropFirst() + ".swift" }
    #expect(files == kinds.sorted())
  }

  @Test(arguments: Kind.all.map(\.name))
  func everyTextIsThereInBothLanguages(name: KindName) {
    let kind = Kind.named(name)
    expectBoth(kind.title, "title of \(name)")
    expectBoth(kind.documentation, "documentation of \(name)")
    expectBoth(kind.placement, "placement of \(name)")
    for (index, behavior) in kind.behaviors.enumerated() {
      expectBoth(behavior, "\(name).B\(index + 1)")
      #expect(behavior.en.hasSuffix(".") && behavior.zh.hasSuffix("。"), "\(name).B\(index + 1)")
    }
  }

  @Test func theChineseTitlesAreThoseOfTheGuidelines() {
    let titles = [
      "活动指示器", "添加联系人按钮", "日期时间选择器", "详情展开按钮", "信息按钮", "标签", "网络活动指示器",
      "页面控件", "选择器", "进度视图", "刷新控件", "圆角矩形按钮", "分段控件", "滑块", "步进器", "开关按钮",
      "系统按钮", "文本框",
    ]
    #expect(Kind.controls.map(\.title.zh) == titles)
  }

  @Test func defaultEventsAreAmongTheEvents() {
    for kind in Kind.all {
      if let event = kind.defaultEvent {
        #expect(kind.events.events.contains(event), "\(kind.name)")
      } else {
        #expect(kind.events.events.isEmpty, "\(kind.name)")
      }
      for event in EventName.allCases where !kind.events.parameters(of: event).isEmpty {
        #expect(kind.events.events.contains(event), "\(kind.name)")
      }
    }
    #expect(Kind.named(.button).defaultEvent == .touchUpInside)
    #expect(Kind.named(.stepper).defaultEvent == .valueChanged)
    #expect(Kind.named(.textField).defaultEvent == .editingDidEnd)
    #expect(
      Kind.named(.picker).events.parameters(of: .select).map(\.name) == ["wheel", "row"])
    #expect(Kind.controls.filter { !$0.isInteractive }.allSatisfy { $0.events == .none })
  }

  @Test func controlsWithoutTextHaveNoBaseline() {
    let lacking = Kind.all.filter { !$0.hasBaseline }
    #expect(lacking.allSatisfy { $0.primaryText == nil && !$0.takesText && $0.children == .none })
    #expect(lacking.contains { $0.name == .stepper } && lacking.contains { $0.name == .slider })
  }

  /// The guidelines fix four sizes, which a file may not set; UIKit fixes others.
  @Test func sizesThatMayNotBeWrittenAreFixed() {
    for kind in Kind.controls {
      let misplaced = Set(kind.ownProperties.filter(\.isMisplaced).map(\.name))
      if misplaced.contains(.width) { #expect(kind.fixedSize.width != nil, "\(kind.name)") }
      if misplaced.contains(.height) { #expect(kind.fixedSize.height != nil, "\(kind.name)") }
      #expect(kind.fixedSize.width == nil || kind.property(named: .width)?.access != .settable)
    }
    #expect(
      Kind.controls.filter { $0.property(named: .height)?.isMisplaced == true }.map(\.name)
        == [.datePicker, .picker, .segmentedControl, .textField])
  }

  @Test func onlyPartsStandInControls() {
    for kind in Kind.controls {
      switch kind.name {
      case .segmentedControl: #expect(kind.children == .only([.segment]))
      case .picker: #expect(kind.children == .only([.wheel]))
      default: #expect(kind.children == .none, "\(kind.name)")
      }
    }
    for kind in Kind.all where kind.role == .container {
      let parts: KindName? = kind.isModal ? .button : kind.name == .tabBar ? .tab : nil
      #expect(kind.children == (parts.map { .only([$0]) } ?? .elements), "\(kind.name)")
    }
  }

  @Test func defaultTraitsAndRelatedKindsAreKnown() {
    for kind in Kind.all {
      for trait in kind.defaultTraits {
        #expect(CaseSet.accessibilityTrait.members.contains(trait), "\(kind.name)")
      }
      #expect(!kind.related.contains(kind.name), "\(kind.name)")
      #expect(Set(kind.related).count == kind.related.count, "\(kind.name)")
    }
    #expect(Kind.named(.stepper).defaultTraits == ["userInteractionEnabled", "adjustable"])
  }

  @Test func aPrimaryTextIsAStringOfTheKind() {
    for kind in Kind.all {
      guard let name = kind.primaryText else { continue }
      #expect(kind.property(named: name)?.type == .string, "\(kind.name)")
      #expect(kind.property(named: name)?.access == .settable, "\(kind.name)")
    }
  }

  @Test func layoutNamesNineteenConstraints() {
    #expect(LayoutKind.all.count == 19)
    #expect(LayoutKind.all.filter { $0.group == .pin }.count == 10)
    #expect(Set(LayoutKind.all.map(\.name)).count == 19)
    for kind in LayoutKind.all { expectBoth(kind.documentation, kind.name) }
  }
}

func expectBoth(_ text: Localized, _ what: String) {
  #expect(text.en.contains { $0.isLetter }, "\(what) in English")
  #expect(text.zh.contains { $0.isLetter }, "\(what) in Chinese")
  let isChinese = text.zh.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  let isEnglish = text.en.unicodeScalars.allSatisfy { $0.value < 0x3000 }
  #expect(isChinese && isEnglish, "\(what) is in the other language")
}
