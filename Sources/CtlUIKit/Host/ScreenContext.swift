#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// What all elements of a screen share.
  @MainActor
  final class ScreenContext {
    let images: any ImageSource
    let contacts: any ContactSource
    /// The controller of the screen.
    weak var controller: UIViewController? {
      didSet { presenter.controller = controller }
    }
    /// What is open over the screen.
    let presenter = Presenter()
    /// What people see: other controllers once something has led to another screen.
    var front: [UIViewController?] {
      [presenter.top, controller?.navigationController?.topViewController]
    }
    /// Where what people do goes.
    var send: (Interaction, Reference) -> Void = { _, _ in }
    var report: (ControlEvent, Reference, @escaping (inout ControlTree.Content) -> Void) -> Void = {
      _, _, _ in
    }
    /// The screens that tabs hold; nil when the app shows none.
    var tabs: (any TabControllers)?
    /// The screens that this one has opened and that follow it.
    var opened: [OpenedController] = []
    /// Shows the screen of a tab above the tab bar; nil shows the elements again.
    var showHeld: (UINavigationController?) -> Void = { _ in }
    /// Called when a scroll view or a table has come to rest.
    var scrolled: () -> Void = {}
    /// The layout that the file asks for.
    let constraints = ScreenConstraints()
    /// The elements by their names.
    private var elements: [Reference: ScreenElement] = [:]
    /// What is done once, after all changes of an update, in the order in which it was asked for.
    private var afterUpdate: [(element: ObjectIdentifier, body: () -> Void)] = []

    init(images: any ImageSource, contacts: any ContactSource) {
      (self.images, self.contacts) = (images, contacts)
    }

    /// Gives the screens in tabs, and the opened ones, what the screen has for them now.
    func giveValues() {
      tabs?.update()
      for item in opened { item.update() }
      opened.removeAll { $0.controller == nil }
    }

    subscript(name: Reference) -> ScreenElement? { elements[name] }

    func add(_ element: ScreenElement) {
      if let name = element.shown.name { elements[name] = element }
      constraints.set(element.shown.constraints, for: element)
      constraints.viewsChanged()
    }

    /// It goes with an item of a list, which has another place.
    func rename(_ element: ScreenElement, from former: Reference?) {
      if let former, elements[former] === element { elements[former] = nil }
      if let name = element.shown.name { elements[name] = element }
      constraints.viewsChanged()
    }

    func forget(_ element: ScreenElement) {
      for element in element.all {
        if let name = element.shown.name, elements[name] === element { elements[name] = nil }
        afterUpdate.removeAll { $0.element == ObjectIdentifier(element) }
        constraints.set([], for: element)
      }
      constraints.viewsChanged()
    }

    /// The button that reveals a container.
    func button(revealing name: Reference) -> ScreenElement? {
      elements.values.first {
        ($0.shown.control?.control as? any Revealing)?.reveals == name
      }
    }

    /// Does something when the host knows all changes; for each element only the last.
    func afterUpdate(_ element: ScreenElement, _ body: @escaping () -> Void) {
      let element = ObjectIdentifier(element)
      guard let index = afterUpdate.firstIndex(where: { $0.element == element }) else {
        return afterUpdate.append((element, body))
      }
      afterUpdate[index].body = body
    }

    func finish() {
      let bodies = afterUpdate
      afterUpdate = []
      for (_, body) in bodies { body() }
      layOut()
    }

    /// Relates the views that are loaded by now.
    func layOut() { constraints.update(elements.compactMapValues(\.viewIfLoaded)) }

    /// The image of a reference, as a silhouette in the tint color where it should be one.
    func image(
      _ reference: ImageReference?, isTemplate: Bool = false,
      mode: ImageReference.RenderingMode = .automatic
    ) -> UIImage? {
      guard let reference else { return nil }
      let image = images.image(for: reference)
      if reference.isTemplate(inToolbar: isTemplate, inherited: mode) {
        return image.withRenderingMode(.alwaysTemplate)
      }
      let isOriginal = reference.renderingMode == .alwaysOriginal || mode == .alwaysOriginal
      let drawn = isOriginal ? image.withRenderingMode(.alwaysOriginal) : image
      return reference.isResizable ? drawn.stretchable : drawn
    }
  }

  extension UIImage {
    /// Stretched in its middle, so that its corners stay as they are.
    fileprivate var stretchable: UIImage {
      let (x, y) = ((size.width / 2).rounded(.down), (size.height / 2).rounded(.down))
      return resizableImage(
        withCapInsets: UIEdgeInsets(top: y, left: x, bottom: y, right: x), resizingMode: .stretch)
    }
  }
#endif
