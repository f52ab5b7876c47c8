/// What shows a screen: the views of a platform, a page, the record of a test.
///
/// A host keeps nothing of the screen itself. `HostedTree` tells it what has changed, and nothing
/// else; it tells a `HostedScreen` what people do.
@MainActor
public protocol ScreenHost: AnyObject {
  /// What it has for one element.
  associatedtype Element

  /// An element appears. Its children follow, and then `layOut`.
  func create(_ element: HostedElement) -> Element
  /// Its properties have changed. It is still of the same kind; its name is another one when it
  /// goes with an item of a list that has another place.
  func update(_ element: Element, from former: HostedElement, to current: HostedElement)
  /// VoiceOver says something else about it; also called for a new element.
  func speak(_ element: Element, _ spoken: HostedElement.Spoken)
  /// Other elements than before are in it, or they are in another order.
  func layOut(_ element: Element, children: [Element])
  /// It disappears, with everything in it.
  func remove(_ element: Element)
  /// The host knows all changes that belong together.
  func finish()
}

extension ScreenHost {
  public func finish() {}
}
