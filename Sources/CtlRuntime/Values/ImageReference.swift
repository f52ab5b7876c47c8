/// An image by its name, with how it is meant and how it is to be drawn.
public struct ImageReference: Sendable, Hashable, Codable {
  /// The name in the asset catalog of the app, or of a symbol.
  public var name: String
  /// What a system icon stands for; nil when nobody said.
  public var role: Role?
  /// Whether the tint color is applied.
  public var renderingMode: RenderingMode
  /// Whether it may be stretched, as a background.
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
    /// As the context has it: a template in a toolbar, as it is elsewhere.
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
