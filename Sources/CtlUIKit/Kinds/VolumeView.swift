#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  #if canImport(MediaPlayer) && !os(visionOS)
    import MediaPlayer

    /// The volume slider of the system.
    enum VolumeViewKind: KindView {
      static func makeView(_ element: ControlElement<VolumeViewKind>) -> MPVolumeView {
        MPVolumeView(frame: .zero)
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
