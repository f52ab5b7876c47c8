/// An image by its name, with its meaning and the way to draw it.
public struct ImageReference: Sendable, Hashable, Codable {
  /// The name in the asset catalog of the app, or of a symbol.
  public var name: String
  /// The purpose of a system icon; nil when it was not set.
  public var role: Role?
  /// Whether the tint color is applied.
  public var renderingMode: RenderingMode
  /// Whether it may be stretched, for example as a background.
  public var isResizable: Bool

  /// An image by its name.
  public init(
    _ name: String, role: Role? = nil, renderingMode: RenderingMode = .automatic,
    resizable: Bool = false
  ) {
    self.name = name
    self.role = role
    self.renderingMode = renderingMode
    isResizable = resizable
  }

  /// What an image at the end of a text field is for.
  public enum Role: String, Sendable, Hashable, Codable { case purpose, feature }

  /// As UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: String, Sendable, Hashable, Codable, CaseIterable {
    /// By context: a template in a toolbar, unchanged elsewhere.
    case automatic
    case alwaysOriginal
    /// A silhouette in the tint color.
    case alwaysTemplate
  }

  /// Whether it is drawn as a tinted silhouette. The image's own mode wins over `inherited`, the
  /// mode of the control that shows it.
  public func isTemplate(
    inToolbar: Bool, inherited mode: RenderingMode = .automatic
  ) -> Bool {
    switch renderingMode == .automatic ? mode : renderingMode {
    case .automatic: inToolbar
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}

extension ImageReference: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
