import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedSlot = Rule(
    about, asksUsers: true,
    file: { file in
      let program = file.program
      guard program.components.contains(where: { !$0.slots.isEmpty }) else { return }
      var (used, filled): (Set<Int>, Set<Int>) = ([], [])
      for element in program.elements where element.payload >= 0 {
        switch element.form {
        case .componentUse:
          let component = program.tables.componentUses[Int(element.payload)]
          if component.file == program.file { used.insert(Int(component.index)) }
        case .fill:
          guard let use = program.use(of: element), use.file == program.file else { continue }
          filled.insert(Int(element.payload))
        default: break
        }
      }
      for index in used.sorted() {
        let component = program.components[index]
        // Uses in other files may fill it.
        guard file.outside?.contains(Symbol(.component, program.file, index)) == false,
          !program.publicSymbols.contains(Symbol(.component, program.file, index)),
          !file.isDocumented(component.origin)
        else { continue }
        for slot in component.slots where !filled.contains(slot) {
          file.report(slot: program.tables.slots[slot])
        }
      }
    })
}

extension FileUses {
  fileprivate func report(slot: Slot) {
    let label =
      program.element(slot.element).size > 1
      ? Message("it always shows its own elements", "它总是显示自己的元素")()
      : Message("it stays empty", "它一直是空的")()
    if let name = slot.name {
      return report(about, slot.origin, name, label: label, deleting: [])
    }
    report(
      Finding(
        about, at: program.location(of: slot.origin, .word), ["name": "slot"], label: label,
        tag: .unnecessary))
  }
}

extension Program {
  /// The component that is used around a fill.
  fileprivate func use(of fill: Element) -> Symbol? {
    guard fill.parent >= 0 else { return nil }
    let parent = tables.elements[Int(fill.parent)]
    guard parent.form == .componentUse, parent.payload >= 0 else { return nil }
    return tables.componentUses[Int(parent.payload)]
  }
}

private let about = Code(
  "unused/slot", .advice,
  title: Message("no use fills the slot `{name}`", "没有使用处填充插槽“{name}”"),
  why: Message(
    "A slot is where a use of the component puts elements of its own. If no use does, it can go, and what "
      + "stands in it can stand there by itself.",
    "插槽是组件的使用处放置自己元素的地方。没有使用处这样做时，可以去掉插槽，其中的内容直接写在那里即可。"),
  bad: [
    """
    component Card(title: String) {
      label "\\(title)"
      slot
      slot footer { label "Ask at the counter." }
      //   ^^^^^^
    }
    screen Tea {
      content { Card { title: "Assam"; label "Strong" } }
    }
    """
  ],
  good: [
    """
    component Card(title: String) {
      label "\\(title)"
      slot
    }
    screen Tea {
      content { Card { title: "Assam"; label "Strong" } }
    }
    """
  ])
