import UIKit

// A stand-in for the one class of MediaPlayer that `CtlUIKit` uses.

@MainActor
open class MPVolumeView: UIView {}
