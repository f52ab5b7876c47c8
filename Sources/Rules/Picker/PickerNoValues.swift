import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let pickerNoValues = Rule(about, visits: .kinds([.picker])) { picker in
    guard let wheels = picker.pickerWheels else { return }
    if wheels.isEmpty || picker.loopsNever {
      let place: PlacedElement.Place = picker.written(.wheels).map { .value($0) } ?? .kind
      picker.report(
        about, at: place, label: Message("no wheels", "没有滑轮")(),
        notes: [
          Message(
            "Write `wheel { values: [\"…\"] }`, or bind `selection` to a variable of an enum.",
            "请写 `wheel { values: [\"…\"] }`，或把 `selection` 绑定到枚举类型的变量。")()
        ])
      return
    }
    if let none = picker.withoutWheels {
      picker.report(
        about, at: .kind,
        label: Message("none where the condition leaves them out", "条件不成立时没有滑轮")(),
        related: none.related,
        notes: [
          Message(
            "Put the condition around the picker, so that it comes with its wheels.",
            "请把条件放在选择器外面，让选择器与滑轮一起出现。")()
        ])
    }
    let empty = wheels.filter { $0.count == 0 }
    for wheel in empty {
      // A row of `selectedRows` belongs to each wheel; deleting one would shift them.
      let canDelete = empty.count < wheels.count && !picker.isWritten(.selectedRows)
      var related: [Finding.Related] = []
      if let listed = wheel.listed {
        related = [
          Finding.Related(listed.declaration, Message("this enum has no cases", "此枚举没有枚举值")())
        ]
      }
      wheel.control.report(
        about, at: wheel.place, label: Message("no values", "没有值")(), related: related,
        fixes: canDelete ? [wheel.deletion].compactMap { $0 } : [])
    }
  }
}

extension PlacedElement {
  /// Where conditions leave out all its wheels.
  fileprivate var withoutWheels: ReachableParts? {
    isWritten(.wheels) || isWritten(.selection)
      ? nil : reachableParts(of: .wheel).first { $0.elements.isEmpty }
  }

  /// Whether all its wheels are those of loops over nothing.
  fileprivate var loopsNever: Bool {
    let wheels = children.filter { $0.is(.wheel) }
    return !wheels.isEmpty
      && wheels.allSatisfy { wheel in
        var around = wheel.parent
        while let holder = around, holder.index != index {
          if holder.form == .loop {
            let loop = holder.program.loops[Int(holder.element.payload)]
            if holder.program.constant(loop.sequence) == .list([]) { return true }
          }
          around = holder.parent
        }
        return false
      }
  }
}

private let about = Code(
  "picker/no-values", .error,
  title: Message(
    "a picker has one or more wheels, each with values", "选择器至少要有一个滑轮，每个滑轮至少要有一个值"),
  why: Message(
    "People choose by spinning a wheel until the value they want is in the middle. Without "
      + "wheels the picker is a blank area as large as a keyboard, and an empty wheel offers no "
      + "choice.",
    "用户旋转滑轮，使想要的值停在中间来完成选择。没有滑轮时，选择器只是一块与键盘一样大的空白；"
      + "空的滑轮则永远无法选出值。"),
  citation: .guidelines("Picker"),
  bad: .inScreen(
    """
    content {
      picker { accessibility { label: "Color" } }
      //<^^^^^^
    }
    """,
    """
    let colors: [String] = []
    content {
      picker {
      //<^^^^^^
        for color in colors { wheel { values: [color] } }
        accessibility { label: "Color" }
      }
    }
    """,
    """
    content {
      picker {
        wheels: [["Red", "Green"], []]
        //                         ^^
        accessibility { label: "Color" }
      }
    }
    """,
    """
    var isLoaded: Bool = false
    content {
      picker {
      //<^^^^^^
        if isLoaded { wheel { values: ["Red", "Green"] } }
        accessibility { label: "Color" }
      }
    }
    """,
    """
    content {
      picker {
        wheel { values: ["Red", "Green"] }
        wheel { values: [] }
        //              ^^
        accessibility { label: "Color" }
      }
    }
    """,
    """
    content {
      picker {
        wheel { values: ["Red", "Green"] }
        wheel
        //<^^^^^
        accessibility { label: "Color" }
      }
    }
    """),
  good: [
    .inContent(
      """
      picker { wheels: [["Red", "Green"]]; accessibility { label: "Color" } }
      """),
    """
    enum Size { small; medium; large }

    screen Shirt {
      var size: Size = .medium
      content {
        picker { wheel { selection <-> size }; accessibility { label: "Fit" } }
        picker { selection <-> size; accessibility { label: "Cut" } }
      }
    }
    """,
    """
    screen Shirt {
      var isLong: Bool = false
      content {
        picker {
          if isLong { wheel { values: ["S", "M", "L"] } } else { wheel { values: ["S", "L"] } }
          accessibility { label: "Size" }
        }
      }
    }
    """,
  ], fix: .suggestion)
