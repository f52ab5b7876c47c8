import CtlCatalogue
import CtlDiagnostics

/// Functions that make a value which has no literal.
struct Constructor {
  let name: String
  let form: String
  let type: Type
  let parameters: [Type]
  let labels: [String: CaseSet]
  let make: @Sendable ([Value], [String: String]) -> Value?

  static let all: [Constructor] = [
    Constructor(
      name: "localized", form: "localized(\"key\")", type: .string, parameters: [.string],
      labels: [:]
    ) { values, _ in
      if case .string(let key) = values[0] { .localized(key) } else { nil }
    },
    Constructor(
      name: "custom", form: "custom(\"Family\", 22)", type: .font, parameters: [.string, .double],
      labels: [:]
    ) { values, _ in
      if case .string(let family) = values[0], let size = values[1].number {
        .font(.custom(family: family, size: size))
      } else {
        nil
      }
    },
    Constructor(
      name: "system", form: "system(13)", type: .font, parameters: [.double], labels: [:]
    ) { values, _ in
      values[0].number.map { .font(.system(size: $0)) }
    },
    Constructor(
      name: "image", form: "image(\"name\", role: .purpose)", type: .image, parameters: [.string],
      labels: ["role": .imageRole, "renderingMode": .renderingMode]
    ) { values, labels in
      if case .string(let name) = values[0] {
        .image(
          ImageReference(name, role: labels["role"], renderingMode: labels["renderingMode"]))
      } else {
        nil
      }
    },
    Constructor(
      name: "resizable", form: "resizable(\"name\")", type: .image, parameters: [.string],
      labels: ["renderingMode": .renderingMode]
    ) { values, labels in
      if case .string(let name) = values[0] {
        .image(
          ImageReference(name, renderingMode: labels["renderingMode"], isResizable: true))
      } else {
        nil
      }
    },
  ]
}
