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
  public struct ScreenView<Model: ScreenModel>: View {
    private let make: @MainActor () -> ScreenViewController<Model>
    /// Which screen of the app it shows; nil for one that the view keeps.
    private let shown: ObjectIdentifier?

    /// A screen that the view keeps, from its first appearance on.
    public init(
      _ screen: Model, actions: Model.Actions, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts()
    ) {
      make = {
        ScreenViewController(screen, actions: actions, images: images, contacts: contacts)
      }
      shown = nil
    }

    /// A screen that the app keeps, and changes when it wants.
    @available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
    public init(
      _ observed: ObservedScreen<Model>, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts()
    ) {
      make = { ScreenViewController(observed, images: images, contacts: contacts) }
      shown = ObjectIdentifier(observed)
    }

    /// A screen with tabs that hold screens, which the view keeps.
    ///
    /// - Parameter tab: Makes the controller of a tab, when the tab is chosen for the first time.
    public init(
      _ screen: Model, actions: Model.Actions, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts(),
      tab: @escaping TabMaker<Model>
    ) where Model: TabbedScreen {
      make = {
        ScreenViewController(
          screen, actions: actions, images: images, contacts: contacts, tab: tab)
      }
      shown = nil
    }

    /// The same for a screen that the app keeps, and changes when it wants.
    @available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
    public init(
      _ observed: ObservedScreen<Model>, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts(),
      tab: @escaping TabMaker<Model>
    ) where Model: TabbedScreen {
      make = { ScreenViewController(observed, images: images, contacts: contacts, tab: tab) }
      shown = ObjectIdentifier(observed)
    }

    /// Another screen of the app has another controller.
    public var body: some View { ScreenController(make: make).id(shown) }
  }

  /// The controller of a screen, which follows the screen by itself.
  private struct ScreenController<Model: ScreenModel>: UIViewControllerRepresentable {
    let make: @MainActor () -> ScreenViewController<Model>

    func makeUIViewController(context: Context) -> ScreenViewController<Model> { make() }

    func updateUIViewController(_ controller: ScreenViewController<Model>, context: Context) {}

    static func dismantleUIViewController(
      _ controller: ScreenViewController<Model>, coordinator: Void
    ) {
      controller.end()
    }
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
