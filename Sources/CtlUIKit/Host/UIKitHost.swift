#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Shows a screen as views of UIKit.
  @MainActor
  final class UIKitHost: ScreenHost {
    let context: ScreenContext

    init(_ context: ScreenContext) { self.context = context }

    func create(_ element: HostedElement) -> ScreenElement {
      let result =
        switch element.kind {
        case .control(let kind): Self.control(kind, element, context)
        case .container(let kind): Self.container(kind, element, context)
        }
      context.add(result)
      return result
    }

    func update(_ element: ScreenElement, from former: HostedElement, to current: HostedElement) {
      element.update(to: current)
    }

    func speak(_ element: ScreenElement, _ spoken: HostedElement.Spoken) { element.speak(spoken) }

    func layOut(_ element: ScreenElement, children: [ScreenElement]) { element.layOut(children) }

    func remove(_ element: ScreenElement) {
      context.forget(element)
      element.remove()
    }

    func finish() { context.finish() }

    // MARK: The list of kinds

    /// How each kind of control is shown; a file of `Kinds` for each.
    static let controls: [any KindView.Type] = [
      ActivityIndicatorKind.self, ButtonKind.self, ContactAddButtonKind.self, DatePickerKind.self,
      DetailDisclosureButtonKind.self, InfoButtonKind.self, LabelKind.self,
      NetworkActivityIndicatorKind.self, PageControlKind.self, PickerKind.self,
      ProgressViewKind.self, RefreshControlKind.self, RoundedRectangleButtonKind.self,
      SegmentedControlKind.self, SliderKind.self, StepperKind.self, SwitchKind.self,
      TextFieldKind.self, ImageViewKind.self, SearchBarKind.self,
      SwipeActionKind.self, TextViewKind.self, VolumeViewKind.self,
    ]

    /// How each kind of container is shown; a file of `Containers` for each.
    private static let containers: [ControlTree.Container.Kind: ScreenElement.Type] = [
      .screen: ScreenRoot.self, .statusBar: BarElement.self, .navigationBar: BarElement.self,
      .toolbar: ToolbarElement.self, .table: TableElement.self, .section: SectionElement.self,
      .row: RowElement.self, .stack: StackElement.self, .popover: PopoverElement.self,
      .content: ContentElement.self, .annotation: AnnotationElement.self, .view: ViewElement.self,
      .alert: AlertElement.self, .actionSheet: AlertElement.self, .tabBar: TabBarElement.self,
      .tab: TabElement.self, .scrollView: ScrollViewElement.self,
    ]

    private static func control(
      _ kind: ControlKind, _ element: HostedElement, _ context: ScreenContext
    ) -> ScreenElement {
      func make<Kind: KindView>(_ type: Kind.Type) -> ScreenElement {
        ControlElement<Kind>(element, in: context)
      }
      guard let type = controls.first(where: { $0.kind == kind }) else {
        return ScreenElement(element, in: context)
      }
      return make(type)
    }

    private static func container(
      _ kind: ControlTree.Container.Kind, _ element: HostedElement, _ context: ScreenContext
    ) -> ScreenElement {
      (containers[kind] ?? ViewElement.self).init(element, in: context)
    }
  }
#endif
