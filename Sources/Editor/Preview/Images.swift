import CtlPicture

/// The images of a project, as pictures of its screens show them. Reading them is up to the caller.
public struct Images: Sendable {
  /// By name; nil leaves a sign in the place of an image.
  public typealias Names = @Sendable (_ name: String) -> PictureImage?

  let beside: @Sendable (_ path: String, _ root: String) -> Names

  /// - Parameter beside: The images that a file of a project may show, by the path of the file and
  ///   the root of the project.
  public init(beside: @escaping @Sendable (_ path: String, _ root: String) -> Names) {
    self.beside = beside
  }

  /// Signs for all.
  public static let none = Images { _, _ in { _ in nil } }
}
