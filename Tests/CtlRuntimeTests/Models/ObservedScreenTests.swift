import CtlRuntime
import Foundation
import Testing

#if canImport(Observation)
  import Observation

  /// A screen as the generator writes one.
  private struct Volume: ScreenModel {
    var level = 1 {
      didSet {
        level = clamp(level, to: 0...10)
        if level != oldValue { update() }
      }
    }
    var title = "Volume" {
      didSet { if title != oldValue { update() } }
    }
    var interface = Interface()

    init() { update() }

    var caption: Label { interface[Label.self, "caption"] }
    var stepper: Stepper { interface[Stepper.self, "stepper"] }

    static var allFields: [Field<Self>] { [Field("level", \.level), Field("title", \.title)] }

    func describe() -> ControlTree {
      ControlTree(.screen, title) {
        ControlTree("caption", Label("Level \(level)"))
        ControlTree("stepper", Stepper()) {
          $0.maximumValue = 10
          $0.value = Double(level)
        }
      }
    }

    mutating func take(from sender: Sender) {
      if sender.name == "stepper",
        let control = interface.take(Stepper.self, \.value, from: sender)
      {
        level = Int(rounding: control.value)
      }
    }
  }

  @Suite struct ObservedScreenTests {
    /// How many changes observers of a value are told of while something happens.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    private func changes(
      _ read: () -> Void, while body: () -> Void
    ) -> Int {
      final class Counter: @unchecked Sendable { var count = 0 }
      let counter = Counter()
      withObservationTracking(read) { counter.count += 1 }
      body()
      return counter.count
    }

    @Test("whoever reads a value is told when it changes, and only then")
    func observers() {
      guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
      let volume = ObservedScreen(Volume())
      #expect(changes({ _ = volume.caption.text }, while: { volume.level = 5 }) == 1)
      #expect(volume.caption.text == "Level 5")
      #expect(changes({ _ = volume.caption.text }, while: { volume.title = "Loud" }) == 0)
      #expect(changes({ _ = volume.tree }, while: { volume.title = "Louder" }) == 1)
      #expect(changes({ _ = volume.level }, while: { volume.level = 5 }) == 0)
      #expect(changes({ _ = volume.level }, while: { volume.level = 99 }) == 1)
      #expect(volume.level == 10 && volume.stepper.value == 10)
    }

    @Test("what people do is told as well")
    func interactions() {
      guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
      let volume = ObservedScreen(Volume())
      var events: [ControlTree.SentEvent] = []
      let count = changes(
        { _ = (volume.level, volume.title) },
        while: { events = volume.send(.increment, to: "stepper") })
      #expect(count == 1 && volume.level == 2)
      #expect(events.map(\.event).contains(.valueChanged))
    }

    @Test("another screen can be put in its place, as one that was read from a file")
    func replacing() throws {
      guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
      var other = Volume()
      other.level = 7
      let data = try JSONEncoder().encode(other)
      let volume = ObservedScreen(Volume())
      let restored = try JSONDecoder().decode(Volume.self, from: data)
      #expect(changes({ _ = volume.caption }, while: { volume.screen = restored }) == 1)
      #expect(volume.caption.text == "Level 7" && volume.screen == other)
      #expect(changes({ _ = volume.screen }, while: { volume.level = 8 }) == 1)
    }

    @Test("several changes at once are told once")
    func batches() {
      guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
      let volume = ObservedScreen(Volume())
      let count = changes(
        { _ = volume.caption },
        while: {
          volume.change {
            $0.level = 3
            $0.level = 4
          }
        })
      #expect(count == 1 && volume.caption.text == "Level 4")
    }
  }
#endif
