#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Where the images of a screen come from.
  @MainActor
  public protocol ImageSource {
    /// The image of a name; a placeholder when there is none.
    func image(for reference: ImageReference) -> UIImage
  }

  /// The images of an asset catalogue, then the symbols of the system, then a placeholder.
  public struct SystemImages: ImageSource {
    private let bundle: Bundle?
    private let symbols: [String: String]

    /// A bundle with an asset catalogue, nil for that of the app; symbols by the names of a file.
    public init(bundle: Bundle? = nil, symbols: [String: String] = [:]) {
      self.bundle = bundle
      self.symbols = symbols
    }

    public func image(for reference: ImageReference) -> UIImage {
      let name = reference.name
      if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
      let candidates = [symbols[name], Self.symbols[name], name].compactMap { $0 }
      return candidates.lazy.compactMap { UIImage(systemName: $0) }.first
        ?? UIImage(systemName: "questionmark.square.dashed") ?? UIImage()
    }

    /// Common names of files by the symbols that mean the same.
    private static let symbols: [String: String] = [
      "add": "plus", "bookmark": "bookmark", "bookmarks": "book", "camera": "camera",
      "close": "xmark", "compose": "square.and.pencil", "delete": "trash", "done": "checkmark",
      "edit": "pencil", "favorite": "star", "forward": "goforward", "help": "questionmark.circle",
      "home": "house", "info": "info.circle", "location": "location", "lock": "lock",
      "mail": "envelope", "mute": "speaker.slash", "next": "chevron.forward", "pause": "pause",
      "phone": "phone", "photo": "photo", "play": "play", "previous": "chevron.backward",
      "print": "printer", "refresh": "arrow.clockwise", "remove": "minus",
      "reply":
        "arrowshape.turn.up.left", "search": "magnifyingglass", "settings": "gearshape",
      "share": "square.and.arrow.up", "sound": "speaker.wave.2", "stop": "stop",
      "sun": "sun.max", "sunMin": "sun.min", "sunMax": "sun.max", "trash": "trash",
      "user": "person", "volume": "speaker.wave.2",
    ]
  }
#endif
