import CtlCatalogue
import CtlChecker
import CtlDiagnostics

import struct CtlRuntime.FieldSetting

extension Rule {
  static let accessibilityMissingLabel = Rule(
    about, visits: .kinds(AccessibleNames.nameless),
    weight: .settable([
      "accessibilityLabel", "isAccessibilityElement", "accessibilityAttributedLabel",
      "accessibilityElementsHidden", "setTitle", "setAttributedTitle", "title", "configuration",
      "placeholder", "attributedPlaceholder",
    ])
  ) { control in
    // What only adorns the screen needs no name.
    if control.is(.imageView), control.bool(.decorative) != false { return }
    if control.isInDesign { return control.reportUnnamedInDesign(about) }
    guard control.hasAccessibleName == false else {
      reportNamelessSegments(of: control)
      return reportSecondSwitch(control)
    }
    // Touches never reach an image, but it is read.
    let isRead = control.is(.imageView) || control.bool(.isUserInteractionEnabled) != false
    // A text field that shows no purpose either is told so, and this in a note.
    guard isRead, !control.isReportedWithoutHint, let reading = control.reading else { return }
    control.report(
      about, at: .kind,
      label: AccessibleNames.readsOnly(reading),
      fixes: [control.naming])
  }

  /// Segments with an image are read by the name of its file.
  private static func reportNamelessSegments(of control: PlacedElement) {
    guard control.is(.segmentedControl) else { return }
    for segment in control.segments.elements where !segment.isWritten(.title) {
      guard let name = segment.image(.image), NumberedFiles.areNamed(name) else { continue }
      segment.report(about, at: .kind, label: AccessibleNames.readsOnly(.text(name)))
    }
  }

  /// The title of a row names each of its switches.
  private static func reportSecondSwitch(_ control: PlacedElement) {
    guard let row = control.rowOfSwitch, let title = row.written(.title),
      let other = row.descendants.first(where: {
        $0.index < control.index && $0.rowOfSwitch != nil && !$0.isAlternative(to: control)
      })
    else { return }
    control.report(
      about, at: .kind,
      label: Message("the row names another switch “{name}” too", "这一行的另一个开关也读作“{name}”")(
        ["name": .text(title.knownText)]),
      related: [Finding.Related(other.location(.kind), Message("this one", "这一个")())],
      fixes: [control.naming])
  }
}

extension PlacedElement {
  /// The row that names it, when it is a switch.
  fileprivate var rowOfSwitch: PlacedElement? {
    guard isKind, self.is(.switch), !isWritten(.describedBy),
      written(.label, .accessibility) == nil
    else { return nil }
    return namingRow
  }
}

extension PlacedElement {
  /// What VoiceOver says about a control without a name: the file names of its images or its value,
  /// then its type. Nil for a button without content, which another rule reports.
  fileprivate var reading: Message.Argument? {
    switch kind {
    case .button, .roundedRectangleButton, .imageView:
      // A style and an appearance have images too.
      guard written(.image) != nil || isSetByAppearance(.image) else { return nil }
      return AccessibleNames.reading(of: kind, image: image(.image))
    case .segmentedControl:
      let images = children.compactMap { $0.image(.image) }
      return AccessibleNames.reading(
        of: kind, image: images.isEmpty ? nil : images.joined(separator: ", "))
    case .slider, .stepper:
      guard let minimum, let maximum, let value = initialValue, minimum < maximum else { break }
      let numbers: [(PropertyName, Double)] = [
        (.minimumValue, minimum), (.maximumValue, maximum), (.value, value),
      ]
      return AccessibleNames.reading(
        of: kind, numbers.map { FieldSetting($0.name, .double($1)) }, value: true)
    case .switch:
      guard let isOn = bool(.isOn) else { break }
      return AccessibleNames.reading(
        of: kind, [FieldSetting(PropertyName.isOn.name, .bool(isOn))], value: true)
    default: break
    }
    return AccessibleNames.reading(of: kind)
  }

  fileprivate func image(_ name: PropertyName) -> String? {
    guard case .image(let image)? = value(name) else { return nil }
    return image.name
  }

  // MARK: Fix

  /// Names the control after what is around it, or after the label beside it, whatever that says.
  fileprivate var naming: Fix? {
    if let row = nearest(.row), row.frame == frame, let title = row.written(.title),
      !title.isBlank, isOnlyInput(of: row), title.string == nil
    {
      return settings.locales.count > 1 ? nil : setAccessibilityLabel(title.valueText)
    }
    if let name = purposeName { return setAccessibilityLabel(Value.quoted(name)) }
    let label =
      self.is(.imageView)
      ? nil : onlyLabel { AccessibleNames.nameless.contains($0.kind) && $0.isKind }
    guard let label, label.frame == frame, let name = label.nameText, !isWritten(.describedBy)
    else { return nil }
    return add("describedBy: \(name)")
  }
}

private let about = Code(
  "accessibility/missing-label", .warning,
  title: Message("give the control a name for VoiceOver", "请为控件提供辅助功能标签"),
  why: Message(
    "People who cannot see the screen hear the name, the value and the type of each control. "
      + "Without a name a slider is just “50%, adjustable”, and an image is its file name: people "
      + "cannot tell what it changes or does.",
    "看不见屏幕的人靠听控件的名称、值和类型来操作。没有名称，滑块只会读作“50%，可调整”，图片只会读出文件名，"
      + "无法知道它调整什么、有什么用。"),
  citation: Citation([.catalogControls], "Making Controls Accessible"),
  bad: [
    """
    screen Reader {
      content {
        slider { value: 0.5 }
        //<^^^^^^
      }
    }
    """,
    """
    screen Files {
      action remove()
      table {
        row "Delete" {
          button { image: "trash"; on touchUpInside -> remove() }
          //<^^^^^^
        }
      }
    }
    """,
    #"""
    screen Print {
      var copies: Int in 1...20 = 1
      table {
        row {
          label copiesLabel "Copies: \(copies)"
          stepper { value <-> copies; valueLabel: copiesLabel }
          //<^^^^^^^
        }
      }
    }
    """#,
    """
    screen Light {
      table {
        row "Range" {
          slider { minimumValue: 1; maximumValue: 5; accessibility { hint: "Sets the low end" } }
          //<^^^^^^
          datePicker { accessibility { label: "From" } }
        }
      }
    }
    """,
    """
    screen Map {
      content {
        label "Style:"
        segmentedControl {
        //<^^^^^^^^^^^^^^^^
          segment { image: "map" }
          segment { image: "globe" }
          accessibility {
            hint: "Draws the map in another way"
          }
        }
      }
    }
    """,
    """
    screen Welcome {
      content {
        imageView { image: "DSC_0042" }
        //<^^^^^^^^^
      }
    }
    """,
    """
    component Dimmer(title: String) {
      label "Brightness"
      slider { accessibility { label: title } }
    }
    screen Light {
      table {
        row { Dimmer { title: "" } }
    //        ^^^^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Reader {
      action add()
      var isOn: Bool = false
      content {
        slider { accessibility { label: "Brightness" } }
        label due "Due"
        datePicker { describedBy: due }
        button { image: "plus"; on touchUpInside -> add(); accessibility { label: "Add" } }
        textField { placeholder: "Name" }
        imageView { image: "garden"; accessibility { label: "The garden in May" } }
        imageView { image: "wave"; decorative: true }
        segmentedControl { segment "Map"; segment "List" }
      }
      table {
        row "Scale" { slider { value: 1 } }
        row "Paper" { if isOn { slider {} } else { picker { wheel { values: ["A4", "A5"] } } } }
        row "Airplane Mode" { switch { isOn <-> isOn } }
      }
    }
    """,
    """
    component Dimmer {
      slider { value: 1 }
    }
    screen Light {
      table { row "Brightness" { Dimmer {} } }
    }
    """,
  ], fix: .suggestion)
