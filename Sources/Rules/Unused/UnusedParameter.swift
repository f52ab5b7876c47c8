import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedParameter = Rule(
    about,
    file: { file in
      if file.lacksBinding { return }
      let program = file.program
      for screen in program.screens {
        for index in program.tables.parameters(of: screen) where !file.isNamed(.variable, index) {
          let parameter = program.variables[index]
          file.report(
            about, parameter.origin, parameter.name,
            label: Message("the screen does not read it", "界面没有读取它")(), deleting: [])
        }
      }
      for (index, component) in program.components.enumerated() {
        let all = component.parameters.map { program.parameters[$0].origin }
        for (position, parameter) in component.parameters.enumerated()
        where !file.isNamed(.parameter, parameter) {
          // Arguments in other files stay as they are, so they must not exist.
          let isOnlyHere = file.outside?.contains(Symbol(.component, program.file, index)) == false
          file.report(
            about, program.parameters[parameter].origin, program.parameters[parameter].name,
            label: Message("the component does not read it", "组件没有读取它")(),
            deleting: isOnlyHere
              ? [.deleteItem(position, of: all)] + file.arguments(parameter).map { .delete($0) }
              : [])
        }
      }
    })
}

extension FileUses {
  /// The arguments of this file for a parameter of one of its components.
  fileprivate func arguments(_ parameter: Int) -> [OriginID] {
    program.properties.compactMap { entry in
      guard entry.parameter == parameter else { return nil }
      let element = program.elements[entry.element.index]
      guard element.form == .componentUse, element.payload >= 0,
        program.componentUses[Int(element.payload)].file == program.file
      else { return nil }
      return entry.origin
    }
  }
}

private let about = Code(
  "unused/parameter", .warning,
  title: Message("the parameter `{name}` is never used", "参数“{name}”从未使用"),
  why: Message(
    "Each use of the component or screen has to say a value that changes nothing.",
    "每次使用组件或界面都要写出一个不起作用的值。"),
  bad: [
    """
    component Price(amount: Int, currency: String) {
    //                           ^^^^^^^^
      label "\\(amount)"
    }
    screen Shop {
      content {
        Price { amount: 3; currency: "EUR" }
      }
    }
    """
  ],
  good: [
    """
    component Price(amount: Int, currency: String) {
      label "\\(amount) \\(currency)"
    }
    screen Shop {
      content {
        Price { amount: 3; currency: "EUR" }
      }
    }
    """
  ], fix: .suggestion)
