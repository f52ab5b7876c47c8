#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  #if canImport(MediaPlayer) && !os(visionOS)
    import MediaPlayer

    /// The volume slider of the system.
    enum VolumeViewKind: KindView {
      static func makeView(_ element: ControlElement<VolumeViewKind>) -> MPVolumeView {
        let view = MPVolumeView(frame: .zero)
        // It has no height of its own in Auto Layout.
        let height = view.heightAnchor.constraint(
          equalToConstant: CGFloat(VolumeView.facts.fixedSize.height ?? 0))
        height.priority = UILayoutPriority(999)
        height.isActive = true
        return view
      }

      static func style(
        _ view: MPVolumeView, _ change: Change<VolumeView>,
        _ element: ControlElement<VolumeViewKind>
      ) {}
    }
  #else
    /// The system has no volume slider here.
    enum VolumeViewKind: KindView {
      static func makeView(_ element: ControlElement<VolumeViewKind>) -> UIView { UIView() }

      static func style(
        _ view: UIView, _ change: Change<VolumeView>, _ element: ControlElement<VolumeViewKind>
      ) {}
    }
  #endif
#endif
