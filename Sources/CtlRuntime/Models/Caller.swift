/// Where a component is used, for steps that change a two-way parameter: it says what the others are then,
/// which may follow from the same variable.
public struct Caller<Part: ComponentModel>: Sendable {
  private let follow: @Sendable (Part) -> Part

  /// - Parameter follow: Has in the caller what a component has changed, and makes the component anew.
  public init(_ follow: @escaping @Sendable (Part) -> Part) { self.follow = follow }

  /// A component with the parameters that it has after its changes.
  public func followed(_ part: Part) -> Part { follow(part) }
}

extension Caller: Equatable {
  /// It is no value that people see.
  public static func == (a: Self, b: Self) -> Bool { true }
}

extension ScreenModel {
  /// What a component is after a copy of the screen has got its changes; the tree stays as it is.
  public func followed<Part: ComponentModel>(
    _ part: Part, _ property: WritableKeyPath<Self, Part>
  ) -> Part {
    followed(part) { screen, part in
      screen[keyPath: property] = part
      return screen[keyPath: property]
    }
  }

  /// The same for one in a loop.
  public func followed<Part: ComponentModel>(
    _ part: Part, by follow: (inout Self, Part) -> Part
  ) -> Part {
    var (copy, part) = (self, part)
    copy.interface.isUpdating = true
    part.interface.isUpdating = true
    return follow(&copy, part)
  }
}

extension ComponentModel {
  /// What a component inside is after a copy of this one has got its changes.
  public func followed<Part: ComponentModel>(
    _ part: Part, _ property: WritableKeyPath<Self, Part>
  ) -> Part {
    var copy = self
    copy[keyPath: property] = part
    return copy[keyPath: property]
  }

  /// The same for one in a loop.
  public func followed<Part: ComponentModel>(
    _ part: Part, by follow: (inout Self, Part) -> Part
  ) -> Part {
    var copy = self
    return follow(&copy, part)
  }
}
