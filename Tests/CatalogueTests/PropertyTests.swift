import CtlCatalogue
import Testing

@Suite struct PropertyTests {
  /// The tables of the guidelines count 135 properties of the controls' own. This catalogue differs
  /// a little; each difference is listed with its reason.
  @Test func theControlsHaveAHundredAndThirtyFiveProperties() {
    let tables: [KindName: Int] = [
      .activityIndicator: 6, .contactAddButton: 2, .datePicker: 11, .detailDisclosureButton: 2,
      .infoButton: 4, .label: 7, .networkActivityIndicator: 2, .pageControl: 11, .picker: 5,
      .progressView: 7, .refreshControl: 4, .roundedRectangleButton: 0, .segmentedControl: 17,
      .slider: 14, .stepper: 16, .switch: 4, .button: 9, .textField: 14,
    ]
    #expect(tables.values.reduce(0, +) == 135)
    let differences: [KindName: [(count: Int, reason: String)]] = [
      .datePicker: [
        (2, "locale, calendar and timeZone share a row"), (-1, "size is misplaced: it is fixed"),
      ],
      .detailDisclosureButton: [(1, "isRevealing, which the file may bind")],
      .infoButton: [(1, "isRevealing, which the file may bind")],
      .networkActivityIndicator: [(1, "duration, which the rule on short operations reads")],
      .picker: [
        (-1, "size is misplaced: it is fixed"), (1, "selection: an enum is the one wheel"),
      ],
      .refreshControl: [
        (-1, "tintColor is common to all"), (-1, "automaticUpdates belongs to the table"),
      ],
      .roundedRectangleButton: [(9, "all of a button, which the tables do not repeat")],
      .segmentedControl: [
        (-1, "segments are elements"), (-4, "title, image, isEnabled, width of a segment"),
        (-1, "height is misplaced: it is fixed"),
      ],
      .stepper: [(-1, "tintColor is common to all")],
      .button: [(-1, "tintColor is common to all"), (1, "role, which alerts need")],
      .textField: [
        (-1, "height is misplaced: it is fixed"), (1, "isSecureTextEntry, which forms need"),
      ],
    ]
    for kind in Kind.controls {
      let expected =
        (tables[kind.name] ?? 0) + (differences[kind.name] ?? []).map(\.count).reduce(0, +)
      #expect(kind.ownProperties.count { !$0.isMisplaced } == expected, "\(kind.name)")
    }
    #expect(Kind.named(.segment).ownProperties.count == 4)
    #expect(Kind.named(.table).ownProperties.map(\.name) == [.automaticUpdates])
  }

  @Test(arguments: Kind.all.map(\.name))
  func propertiesAreNamedOnceAndFound(name: KindName) {
    let kind = Kind.named(name)
    #expect(Set(kind.properties.map(\.name)).count == kind.properties.count)
    for property in kind.properties {
      #expect(kind.property(named: property.name)?.name == property.name)
    }
    let known = Set(kind.properties.map(\.name))
    for other in PropertyName.allCases where !known.contains(other) {
      #expect(kind.property(named: other) == nil)
    }
    #expect(kind.propertyNames == kind.properties.filter { !$0.isMisplaced }.map(\.name))
  }

  @Test(arguments: Kind.all.map(\.name))
  func propertiesAreDocumentedInBothLanguages(name: KindName) {
    for property in Kind.named(name).properties where !property.isMisplaced {
      expectBoth(property.documentation, "\(name).\(property.name)")
      let text = property.documentation
      #expect(!text.en.hasSuffix(".") && !text.zh.hasSuffix("。"), "\(name).\(property.name)")
      #expect(!property.source.isEmpty, "\(name).\(property.name)")
    }
  }

  @Test(arguments: Kind.all.map(\.name))
  func defaultsFitTheTypes(name: KindName) {
    for property in Kind.named(name).properties where !property.isMisplaced {
      #expect(fits(property.defaultValue, property.type), "\(name).\(property.name)")
    }
  }

  private func fits(_ value: DefaultValue, _ type: ValueType) -> Bool {
    switch (value, type) {
    case (.absent, _), (.derived, _), (.required, _): true
    case (.inherited, .color): true
    case (.bool, .bool), (.int, .int), (.string, .string), (.image, .image): true
    case (.list(let items), .list(let type)): items.allSatisfy { fits($0, type) }
    case (.list(let items), .offset): items.allSatisfy { fits($0, .double) }
    case (.double, .double), (.double, .duration), (.double, .length): true
    case (.member(let member), .oneOf(let set)), (.member(let member), .durationOr(let set)):
      set.members.contains(member)
    case (.member(let member), .font): CaseSet.textStyle.members.contains(member)
    case (.member(let member), .anything): CaseSet.contactAddReveals.members.contains(member)
    default: false
    }
  }

  @Test func caseSetsListEachMemberOnce() {
    for kind in Kind.all {
      for property in kind.properties {
        for set in caseSets(in: property.type) {
          #expect(
            !set.members.isEmpty && Set(set.members).count == set.members.count, "\(set.name)")
        }
      }
    }
    #expect(CaseSet.accessibilityTrait.members.count == 18)
    #expect(CaseSet.keyboardType.members.count == 11)
  }

  private func caseSets(in type: ValueType) -> [CaseSet] {
    switch type {
    case .oneOf(let set), .durationOr(let set): [set]
    case .list(let element): caseSets(in: element)
    default: []
    }
  }

  @Test func theAppearanceProxySetsColorsImagesAndFonts() {
    for kind in Kind.all {
      for property in kind.properties where !property.isMisplaced {
        // `setContentPositionAdjustment` of UISegmentedControl is marked UI_APPEARANCE_SELECTOR too.
        let expected =
          [.color, .image, .font].contains(property.type)
          || property.name == .contentPositionAdjustment
        #expect(property.isAppearance == expected, "\(kind.name).\(property.name)")
      }
    }
  }

  @Test func rulesAreNamedByFamilyAndName() {
    for kind in Kind.all {
      for property in kind.properties {
        guard let rule = property.reportingRule else { continue }
        let parts = rule.split(separator: "/", omittingEmptySubsequences: false)
        #expect(parts.count == 2, "\(rule)")
        for part in parts {
          #expect(part.first?.isLetter == true && part.last?.isLetter == true, "\(rule)")
          #expect(part.allSatisfy { $0 == "-" || ($0.isLowercase && $0.isASCII) }, "\(rule)")
        }
      }
    }
  }

  @Test(arguments: [
    (KindName.stepper, PropertyName.showsValue, "stepper/shows-value"),
    (.stepper, .text, "stepper/shows-value"), (.stepper, .title, "stepper/shows-value"),
    (.stepper, .delegate, "stepper/delegate"), (.stepper, .options, "stepper/fixed-options"),
    (.slider, .step, "slider/discrete"), (.slider, .stepValue, "slider/discrete"),
    (.slider, .adjustment, "slider/discrete"),
    (.pageControl, .allowsDirectSelection, "page-control/direct-selection"),
    (.label, .editable, "label/interactive"), (.picker, .width, "picker/resized"),
    (.picker, .height, "picker/resized"), (.picker, .size, "picker/resized"),
    (.datePicker, .width, "date-picker/resized"), (.datePicker, .height, "date-picker/resized"),
    (.datePicker, .size, "date-picker/resized"),
    (.segmentedControl, .height, "segmented-control/fixed-height"),
    (.textField, .height, "text-field/fixed-height"),
    (.textField, .lines, "text-field/multiline"),
    (.textField, .numberOfLines, "text-field/multiline"),
    (.textField, .keyboardLayout, "text-field/keyboard-layout"),
    (.textField, .inputMethod, "text-field/keyboard-layout"),
    (.textField, .keyboardLanguage, "text-field/keyboard-layout"),
    (.textField, .options, "text-field/better-control"),
    (.activityIndicator, .progress, "activity-indicator/known-duration"),
    (.button, .bezel, "button/decorated-system-type"),
    (.roundedRectangleButton, .bezel, "button/decorated-system-type"),
  ])
  func aRuleSpeaksAboutAMisplacedProperty(kind: KindName, property: PropertyName, rule: String) {
    #expect(Kind.named(kind).property(named: property)?.access == .misplaced(rule: rule))
    #expect(!Kind.named(kind).propertyNames.contains(property))
  }

  @Test func contentIsAlignedInButtonsAndTextFieldsOnly() {
    let names: [PropertyName] = [.contentHorizontalAlignment, .contentVerticalAlignment]
    for kind in Kind.controls {
      for name in names {
        let property = kind.property(named: name)
        if [.button, .roundedRectangleButton, .textField].contains(kind.name) {
          #expect(property?.access == .settable, "\(kind.name)")
          #expect(property?.defaultValue == .member("center"), "\(kind.name)")
        } else {
          let rule = "control/alignment-unsupported"
          #expect(property?.access == .misplaced(rule: rule), "\(kind.name)")
        }
      }
    }
  }

  @Test func commonPropertiesAreEverywhere() {
    for kind in Kind.all where kind.role != .part {
      for name: PropertyName in [.tintColor, .isHidden, .isUserInteractionEnabled] {
        #expect(kind.property(named: name)?.access == .settable, "\(kind.name).\(name)")
      }
    }
    for kind in Kind.controls {
      for name: PropertyName in [.isEnabled, .isSelected, .isHighlighted] {
        #expect((kind.property(named: name) != nil) == kind.isControl, "\(kind.name).\(name)")
      }
      #expect(
        kind.property(named: .isUserInteractionEnabled)?.defaultValue
          == .bool(kind.isInteractive), "\(kind.name)")
      #expect(
        (kind.property(named: .describedBy)?.type == .reference(.label)) == (kind.name != .label),
        "\(kind.name)")
    }
  }

  @Test func whatPeopleChangeCanBeBound() {
    let bindable = Kind.controls.flatMap { kind in
      kind.ownProperties.filter(\.isBindable).map { "\(kind.name).\($0.name)" }
    }
    #expect(
      bindable == [
        "activityIndicator.isAnimating", "datePicker.date", "datePicker.countDownDuration",
        "detailDisclosureButton.isRevealing", "infoButton.isRevealing",
        "networkActivityIndicator.isVisible", "pageControl.currentPage", "picker.selection",
        "picker.selectedRows",
        "progressView.progress", "refreshControl.isRefreshing",
        "segmentedControl.selectedSegmentIndex", "segmentedControl.selection", "slider.value",
        "stepper.value", "switch.isOn", "textField.text",
      ])
  }

  @Test func accessibilityReportsWhatControlsSayThemselves() {
    let kind = Kind.named(.accessibility)
    #expect(kind.properties.map(\.name) == [.label, .hint, .value, .traits, .identifier, .frame])
    for name: PropertyName in [.value, .frame] {
      #expect(
        kind.property(named: name)?.access
          == .automatic(rule: "accessibility/automatic-attribute"))
    }
  }

  @Test(arguments: [
    (KindName.stepper, PropertyName.maximumValue, DefaultValue.double(100)),
    (.stepper, .stepValue, .double(1)), (.stepper, .wraps, .bool(false)),
    (.stepper, .autorepeat, .bool(true)), (.slider, .maximumValue, .double(1)),
    (.activityIndicator, .hidesWhenStopped, .bool(true)),
    (.activityIndicator, .style, .member("white")), (.datePicker, .minuteInterval, .int(1)),
    (.datePicker, .mode, .member("dateAndTime")), (.label, .numberOfLines, .int(1)),
    (.label, .font, .member("body")), (.segmentedControl, .selectedSegmentIndex, .int(-1)),
    (.progressView, .duration, .member("known")), (.picker, .familiar, .bool(true)),
    (.textField, .borderStyle, .member("roundedRect")),
    (.textField, .clearButtonMode, .member("never")), (.button, .type, .member("system")),
    (.button, .showsHighlight, .bool(true)), (.infoButton, .style, .member("dark")),
    (.table, .automaticUpdates, .bool(true)),
  ])
  func defaultsAreThoseOfTheTables(kind: KindName, property: PropertyName, value: DefaultValue) {
    #expect(Kind.named(kind).property(named: property)?.defaultValue == value)
  }

  @Test func namesAreReadBack() {
    for name in PropertyName.allCases { #expect(PropertyName(name: name.name) == name) }
    for name in EventName.allCases { #expect(EventName(name: name.name) == name) }
    #expect(PropertyName(name: "colour") == nil)
  }

  /// Limits are numbers or other properties of the same kind.
  @Test(arguments: KindName.allCases) func limitsAreOfTheKind(name: KindName) {
    let kind = Kind.named(name)
    for property in kind.ownProperties {
      let limits = (property.range?.properties ?? []) + property.limitedBy
      for limit in limits where limit != .segments {
        #expect(kind.property(named: limit)?.isMisplaced == false, "\(property.name): \(limit)")
      }
    }
  }

  @Test func rangesAreSpelledAsPeopleReadThem() {
    func text(_ kind: KindName, _ name: PropertyName) -> String? {
      Kind.named(kind).property(named: name)?.rangeText
    }
    #expect(text(.progressView, .progress) == "0...1")
    #expect(text(.stepper, .minimumValue) == "< maximumValue")
    #expect(text(.stepper, .value) == "minimumValue...maximumValue")
    #expect(text(.segmentedControl, .selectedSegmentIndex) == "-1..<count")
    #expect(text(.label, .numberOfLines) == ">= 0")
    #expect(text(.datePicker, .countDownDuration) == "0s...23h59min")
    #expect(text(.label, .text) == nil)
  }
}
