import CtlRuntime
import Testing

@Suite struct LayoutTests {
  @Test("content is aligned inside the control, by default in the middle")
  func alignment() {
    let bounds = Rect(x: 10, y: 20, width: 100, height: 40)
    let size = Size(width: 30, height: 10)
    var alignment = ContentAlignment()
    #expect(alignment.frame(of: size, in: bounds) == Rect(x: 45, y: 35, width: 30, height: 10))
    alignment.horizontal = .left
    alignment.vertical = .bottom
    #expect(alignment.frame(of: size, in: bounds) == Rect(x: 10, y: 50, width: 30, height: 10))
    alignment.horizontal = .fill
    alignment.vertical = .fill
    #expect(alignment.frame(of: size, in: bounds) == bounds)
    #expect(Button().contentHorizontalAlignment == .center)
    #expect(RoundedRectangleButton().contentVerticalAlignment == .center)
  }

  @Test("nineteen constraint kinds in two groups")
  func constraints() {
    #expect(ConstraintKind.allCases.count == 19)
    #expect(ConstraintKind.allCases.filter { $0.group == .pin }.count == 10)
    #expect(ConstraintKind.allCases.filter(\.takesConstant).count == 8)
    #expect(ConstraintKind.width.elements == 1...1)
    #expect(ConstraintKind.verticalSpacing.elements == 2...2)
    #expect(ConstraintKind.topSpaceToSuperview.elements.contains(1))
    #expect(!ConstraintKind.leftEdges.elements.contains(1))
    #expect(ConstraintKind.baselines.applies(to: .label))
  }

  @Test("leading and trailing flip with the direction of the locale")
  func directions() {
    #expect(LayoutDirection.leftToRight.leading == .left)
    #expect(LayoutDirection.rightToLeft.leading == .right)
    #expect(LayoutDirection.rightToLeft.trailing == .left)
  }
}

@Suite struct AppearanceTests {
  @Test("an appearance proxy sets how a kind starts, and an instance value wins")
  func proxies() {
    var appearance = Appearance()
    appearance[Stepper.self].tintColor = .black
    appearance[Stepper.self].incrementImage = "heart"
    let plain = Stepper(appearance)
    #expect(plain.tintColor == .black && plain.incrementImage[.normal] == "heart")
    #expect(Stepper(appearance) { $0.tintColor = .white }.tintColor == .white)
    #expect(Slider(appearance) == Slider())
  }

  @Test("tint is inherited down the tree until it is set")
  func tint() {
    let orange = Color(0xFF9500)
    var tree = ControlTree(.screen, tintColor: orange) {
      ControlTree(.toolbar, name: "bar") {
        ControlTree("plain", Button("A"))
        ControlTree("own", Button("B") { $0.tintColor = .black })
      }
      ControlTree("stepper", Stepper())
    }
    #expect(tree.effectiveTint(of: "plain") == orange)
    #expect(tree.effectiveTint(of: "own") == .black)
    #expect(tree.effectiveTint(of: "stepper") == orange && tree.effectiveTint(of: "x") == nil)
    #expect(tree.isInToolbar("plain") && !tree.isInToolbar("stepper"))
    #expect(ControlTree("b", Button("A")).effectiveTint(of: "b") == .systemTint)
    tree["own"]?.view.tintColor = nil
    #expect(tree.effectiveTint(of: "own") == orange)
  }

  @Test("a tree sends to its elements, and a hidden container lets nothing through")
  func sending() {
    var tree = ControlTree(.screen) {
      ControlTree(.row, "Night Mode", name: "row") { ControlTree("night", Switch()) }
    }
    #expect(tree.send(.tap, to: "night").map(\.event).contains(.valueChanged))
    #expect(tree["night"]?[as: Switch.self]?.isOn == true)
    #expect(tree.send(.tap, to: "nobody") == [] && tree["nobody"] == nil)
    #expect(tree["night"]?[as: Slider.self] == nil)
    tree["night"] = AnyControl(Slider())
    #expect(tree["night"]?.kind == .switch)
    if case .container(var screen) = tree.content {
      screen.isHidden = true
      tree.content = .container(screen)
    }
    #expect(tree.send(.tap, to: "night") == [] && tree.send(.tap, to: "row") == [])
  }
}

@Suite struct AccessibilityTests {
  @Test(
    "values are spoken in English and Chinese",
    arguments: [
      (AnyControl(Slider(value: 0.5)), "50%", "50%"),
      (AnyControl(Stepper(value: 3)), "3", "3"),
      (AnyControl(Stepper(value: 2.5)), "2.5", "2.5"),
      (AnyControl(Switch(isOn: true)), "on", "打开"),
      (AnyControl(ProgressView(progress: 0.255)), "26%", "26%"),
      (AnyControl(PageControl(numberOfPages: 5, currentPage: 1)), "page 2 of 5", "第2页，共5页"),
      (
        AnyControl(SegmentedControl(["List", "Map"], selectedSegmentIndex: 1)), "Map, 2 of 2",
        "Map，第2项，共2项"
      ),
      (AnyControl(Picker(wheels: [["S"], ["Red"]])), "S, Red", "S，Red"),
      (AnyControl(TextField("", placeholder: "Name")), "Name", "Name"),
      (AnyControl(ActivityIndicator { $0.isAnimating = true }), "in progress", "进行中"),
      (AnyControl(RefreshControl()), "progress halted", "已停止"),
    ])
  func values(control: AnyControl, english: String, chinese: String) {
    #expect(control.control.accessibilityValue(in: .english) == english)
    #expect(control.control.accessibilityValue(in: .simplifiedChinese) == chinese)
  }

  @Test("a date is spoken as its wheels have it")
  func dates() {
    var picker = DatePicker {
      $0.locale = "en_US"
      $0.date = DateTime("2026-01-31T00:05") ?? .earliest
      $0.countDownDuration = .seconds(3_660)
    }
    #expect(picker.accessibilityValue(in: .english) == "January 31, 2026, 12:05 AM")
    #expect(picker.accessibilityValue(in: .simplifiedChinese) == "2026年1月31日 上午12:05")
    picker.mode = .date
    #expect(picker.accessibilityValue(in: .english) == "January 31, 2026")
    picker.locale = "de_DE"
    picker.mode = .time
    #expect(picker.accessibilityValue(in: .english) == "0:05")
    picker.mode = .countDownTimer
    #expect(picker.accessibilityValue(in: .english) == "1 hour, 1 minute")
    #expect(picker.accessibilityValue(in: .simplifiedChinese) == "1小时1分钟")
  }

  @Test("a name, a value, what it is, and a hint, in that order")
  func spoken() {
    var slider = Slider(value: 0.6) {
      $0.accessibilityLabel = "Brightness"
      $0.accessibilityHint = "Adjusts how bright the page is"
      $0.isEnabled = false
    }
    #expect(
      slider.spoken(in: .english)
        == "Brightness, 60%, dimmed, adjustable. Adjusts how bright the page is")
    slider.isEnabled = true
    slider.accessibilityHint = nil
    #expect(slider.spoken(in: .simplifiedChinese) == "Brightness，60%，可调整")
    #expect(Button("Save").spoken(in: .english) == "Save, button")
  }

  @Test("a control without a name takes that of its label or its row")
  func names() {
    let tree = ControlTree(.table) {
      ControlTree(.row, "Night Mode") { ControlTree("night", Switch()) }
      ControlTree(.row, "Copies") {
        ControlTree("label", Label("Copies: 3"))
        ControlTree("copies", Stepper { $0.describedBy = "label" })
        ControlTree("more", DetailDisclosureButton())
      }
    }
    #expect(tree.accessibleName(of: "night") == "Night Mode")
    #expect(tree.accessibleName(of: "copies") == "Copies: 3")
    #expect(tree.accessibleName(of: "more") == nil)
    #expect(tree.spoken("night", in: .english) == "Night Mode, off, switch button")
    let sync = ControlTree(.table) {
      ControlTree(.row, "Sync", subtitle: "Uses mobile data") { ControlTree("sync", Switch()) }
    }
    #expect(
      sync.spoken("sync", in: .english) == "Sync, Uses mobile data, off, switch button")
  }

  @Test("an image that only adorns the screen is passed over, whatever names it")
  func passedOver() {
    let tree = ControlTree(.row, "Cup") {
      ControlTree("caption", Label("A Cup"))
      ControlTree(
        "cup",
        ImageView {
          $0.image = "cup"
          $0.describedBy = "caption"
          $0.decorative = true
        })
    }
    #expect(tree.accessibleName(of: "cup") == nil && tree.spoken("cup", in: .english) == "")
    #expect(tree["cup"]?[as: ImageView.self]?.accessibilityTraits == [])
  }

  @Test("an image names a button of either kind that has no other name")
  func namedByImages() {
    let old = RoundedRectangleButton { $0.button.image[.normal] = "share" }
    #expect(old.spoken(in: .english) == "share, button")
    #expect(Button { $0.image[.normal] = "share" }.spoken(in: .english) == "share, button")
  }

  @Test("the title of a row names its only input, and buttons are none")
  func namesOfRows() {
    let tree = ControlTree(.table) {
      ControlTree(.row, "Speed") {
        ControlTree("speed", Slider())
        ControlTree("info", InfoButton())
      }
      ControlTree(.row, "Share") { ControlTree("share", Button { $0.image[.normal] = "share" }) }
      ControlTree(.row, "Find") {
        ControlTree("search", SearchBar())
        ControlTree("least", Slider())
      }
    }
    #expect(tree.accessibleName(of: "speed") == "Speed")
    #expect(tree.spoken("speed", in: .english) == "Speed, 0%, adjustable")
    #expect(tree.accessibleName(of: "info") == nil)
    #expect(tree.spoken("share", in: .english) == "share, button")
    #expect(tree.accessibleName(of: "least") == nil)
  }

  @Test("traits are the default ones unless set, with those of the state")
  func traits() {
    var stepper = Stepper()
    stepper.accessibilityTraits = [.header]
    stepper.isEnabled = false
    #expect(stepper.accessibilityTraits == [.header, .notEnabled])
    for name in AccessibilityTraits.names {
      #expect(AccessibilityTraits(name: name)?.names == [name])
    }
    #expect(AccessibilityTraits(name: "none") == AccessibilityTraits.none)
    #expect(AccessibilityTraits(name: "loud") == nil)
  }

  @Test("the frame is where the layout put the control")
  func frame() {
    var button = Button()
    button.view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(button.accessibilityFrame == Rect(x: 1, y: 2, width: 3, height: 4))
  }
}
