import UIKit

// A stand-in for the few types of SwiftUI that `CtlSwiftUI` uses.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// The controller that a representable makes, for the stand-in of the hosting controller.
  func show(in place: Place)
}

extension View {
  public func show(in place: Place) { body.show(in: place) }
}

extension Never: View {
  public var body: Never { fatalError("there is no body") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// What `id(_:)` makes; in SwiftUI it has no name.
public struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
  public var body: Never { fatalError("the content is shown") }
  public func show(in place: Place) {
    place.enter(id)
    content.show(in: place)
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

/// One place of a view, whose controller stays as long as the identity of the view.
@MainActor
public final class Place {
  private(set) var controller: UIViewController?
  private var id: AnyHashable?
  private var dismantle: () -> Void = {}

  func enter(_ id: some Hashable) {
    if self.id != AnyHashable(id) { leave() }
    self.id = AnyHashable(id)
  }

  func leave() {
    dismantle()
    dismantle = {}
    controller = nil
  }

  func show<Shown: UIViewControllerRepresentable>(_ view: Shown) {
    let context = Shown.Context(coordinator: view.makeCoordinator())
    let shown =
      controller as? Shown.UIViewControllerType ?? view.makeUIViewController(context: context)
    controller = shown
    dismantle = { Shown.dismantleUIViewController(shown, coordinator: context.coordinator) }
    view.updateUIViewController(shown, context: context)
  }
}

@MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let place = Place()
  open var rootView: Content { didSet { rootView.show(in: place) } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    rootView.show(in: place)
  }
  public required init?(coder: NSCoder) { nil }

  /// What shows the view, for tests.
  public var shown: UIViewController? { place.controller }
  /// The view goes, for tests.
  public func leave() { place.leave() }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  associatedtype Coordinator = Void
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: Never { fatalError("the controller has the contents") }
  public func show(in place: Place) { place.show(self) }
}
