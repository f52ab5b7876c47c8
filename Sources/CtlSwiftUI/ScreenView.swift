#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import CtlUIKit
  import SwiftUI

  /// A screen of a `.ctl` file as a view of SwiftUI.
  ///
  ///     #Preview { ScreenView(ReaderSettings(), actions: app) }
  ///
  /// It is the view of a `ScreenViewController`, so both show the same and behave alike. An app that
  /// changes the screen from elsewhere keeps it in an `ObservedScreen`.
  public struct ScreenView<Model: ScreenModel>: UIViewControllerRepresentable {
    private let make: () -> ScreenViewController<Model>

    /// A screen that the view keeps, from its first appearance on.
    public init(
      _ screen: Model, actions: Model.Actions, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts()
    ) {
      make = {
        ScreenViewController(screen, actions: actions, images: images, contacts: contacts)
      }
    }

    /// A screen that the app keeps, and changes when it wants.
    @available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
    public init(
      _ observed: ObservedScreen<Model>, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts()
    ) {
      make = { ScreenViewController(observed, images: images, contacts: contacts) }
    }

    public func makeUIViewController(context: Context) -> ScreenViewController<Model> { make() }

    /// The controller follows the screen by itself.
    public func updateUIViewController(
      _ controller: ScreenViewController<Model>, context: Context
    ) {}
  }

  extension ScreenView where Model.Actions == Void {
    /// A screen without actions.
    public init(
      _ screen: Model, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts()
    ) {
      self.init(screen, actions: (), images: images, contacts: contacts)
    }
  }
#endif
