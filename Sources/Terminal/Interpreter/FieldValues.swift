import CtlCatalogue
import CtlChecker
import CtlRuntime

// Conversion between values of the language and fields of the runtime's controls.

extension CtlChecker.Value {
  var field: FieldValue {
    switch self {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value), .length(let value): .double(value)
    case .string(let text), .localized(let text): .string(text)
    case .color(let color): .color(color.inRuntime)
    case .image(let image): .image(image.inRuntime)
    case .date(let date): .date(date.inRuntime)
    case .duration(let milliseconds): .duration(.milliseconds(milliseconds))
    case .font(let font): .font(font.inRuntime)
    case .styled(let text, let style):
      CtlRuntime.StyledText.Run(
        text.words, font: style.font?.inRuntime, color: style.color?.inRuntime,
        emphasis: style.emphasis.flatMap { .init(rawValue: $0) }, link: style.link
      ).fieldValue
    case .member(let name): .member(name)
    case .list(let items): .list(items.map(\.field))
    case .enumCase, .record, .range, .none: .nothing
    }
  }

  /// The value of a field, as a property of a type; nil for a value that no file can have.
  init?(_ field: FieldValue, _ type: ValueType) {
    switch field {
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = type == .length ? .length(value) : .double(value)
    case .string(let text): self = .string(text)
    case .member(let name): self = .member(name)
    case .duration(let duration):
      self = .duration(duration.milliseconds)
    case .date(let date):
      // The first day means a time without a date.
      let text = date.description
      let day = "0001-01-01T"
      let written = text.hasPrefix(day) ? String(text.dropFirst(day.count)) : text
      guard let date = CtlChecker.DateTime(written) else { return nil }
      self = .date(date)
    case .list(let items):
      let element = if case .list(let element) = type { element } else { type }
      self = .list(items.compactMap { Value($0, element) })
    case .fields where type == .run:
      guard let run = CtlRuntime.StyledText.Run.made(from: field) else { return nil }
      self = .styled(.string(run.text), RunStyle(run))
    case .nothing, .color, .image, .font, .reference, .fields: return nil
    }
  }
}

extension RunStyle {
  fileprivate init(_ run: CtlRuntime.StyledText.Run) {
    self.init()
    font = run.font.map { font in
      switch font {
      case .style(let style): .textStyle(style.rawValue)
      case .custom(let family, let size): .custom(family: family, size: size)
      case .system(let size): .system(size: size)
      }
    }
    color = run.color?.drawn
    emphasis = run.emphasis?.rawValue
    link = run.link
  }
}

extension CtlChecker.Font {
  fileprivate var inRuntime: CtlRuntime.Font {
    switch self {
    case .textStyle(let name): .style(.init(rawValue: name) ?? .body)
    case .custom(let family, let size): .custom(family, size)
    case .system(let size): .system(size)
    }
  }
}

extension RenderValue {
  var field: FieldValue {
    switch self {
    case .value(let value): value.field
    case .reference(let name): .reference(Reference(name))
    case .systemView(let name): .member(name)
    case .list(let items): .list(items.map(\.field))
    case .enumCase, .element: .nothing
    }
  }
}

extension CtlChecker.ImageReference {
  package var inRuntime: CtlRuntime.ImageReference {
    CtlRuntime.ImageReference(
      name, role: role.flatMap { .init(rawValue: $0) },
      renderingMode: renderingMode.flatMap { .init(rawValue: $0) } ?? .automatic,
      resizable: isResizable)
  }
}
