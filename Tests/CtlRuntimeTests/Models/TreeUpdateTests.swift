import CtlRuntime
import Testing

/// What an update keeps, looked up by names alone.
@Suite struct TreeUpdateTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// One switch as it is described, and as people left it.
  private struct Described {
    var isOn: Bool
    var isEnabled: Bool
  }

  private static let names = ["a", "b", "c", "d", "e", "f"]

  /// Switches in rows, in bars and in a view that a button reveals, each at most once.
  private func screen(
    _ switches: [String: Described], _ random: inout Generator
  ) -> ControlTree {
    func element(_ name: String) -> ControlTree {
      ControlTree(Reference(name), Switch()) {
        $0.isOn = switches[name]?.isOn ?? false
        $0.isEnabled = switches[name]?.isEnabled ?? true
      }
    }
    let order = switches.keys.sorted().shuffled(using: &random)
    var places: [[ControlTree]] = [[], [], []]
    for name in order {
      let place = Int.random(in: 0..<3, using: &random)
      let isInRow = place == 0 && Bool.random(using: &random)
      let hasName = Bool.random(using: &random)
      places[place].append(
        isInRow
          ? ControlTree(.row, name, name: hasName ? Reference("row-\(name)") : nil) {
            element(name)
          }
          : element(name))
    }
    return ControlTree(.screen) {
      ControlTree(.table) { places[0] }
      ControlTree(.toolbar) { places[1] }
      ControlTree(.content) {
        ControlTree("more", InfoButton { $0.reveals = "panel" })
        ControlTree(.view, name: "panel") { places[2] }
      }
    }
  }

  @Test("an element keeps what people did to it wherever it goes", arguments: 0..<40)
  func keeps(seed: UInt64) {
    var random = Generator(state: seed &* 7_919 &+ 1)
    var interface = Interface()
    var described: [String: Described] = [:]
    var isOn: [String: Bool] = [:]
    var selected: Set<Reference> = []
    for _ in 0..<30 {
      var next: [String: Described] = [:]
      for name in Self.names where Int.random(in: 0..<5, using: &random) > 0 {
        let former = described[name] ?? Described(isOn: false, isEnabled: true)
        next[name] =
          Int.random(in: 0..<3, using: &random) > 0
          ? former
          : Described(
            isOn: Bool.random(using: &random), isEnabled: Bool.random(using: &random))
      }
      interface.update(to: screen(next, &random))
      isOn = Dictionary(
        uniqueKeysWithValues: next.map { name, now in
          guard let former = described[name], let live = isOn[name], former.isOn == now.isOn else {
            return (name, now.isOn)
          }
          return (name, live)
        })
      described = next
      let rows = Set(
        Self.names.map { Reference("row-\($0)") }.filter { interface[container: $0].kind == .row })
      selected.formIntersection(rows)
      for name in Self.names {
        let live = interface.tree[Reference(name)]?[as: Switch.self]
        #expect(live?.isOn == isOn[name] && live?.isEnabled == next[name]?.isEnabled)
      }
      for row in rows {
        #expect(interface[container: row].isSelected == selected.contains(row))
      }
      // People touch something.
      for name in Self.names where Bool.random(using: &random) {
        if !interface.send(.tap, to: Reference(name)).isEmpty { isOn[name]?.toggle() }
      }
      for row in rows where Bool.random(using: &random) {
        if !interface.send(.tap, to: row).isEmpty { selected.insert(row) }
      }
      if Bool.random(using: &random) { _ = interface.send(.tap, to: "more") }
    }
  }

  @Test("what is described as before stays where it is")
  func stays() {
    func description(_ title: String) -> ControlTree {
      ControlTree(.screen) {
        ControlTree("title", Label(title))
        ControlTree(.table) {
          for index in 0..<100 { ControlTree(.row) { ControlTree("switch[\(index)]", Switch()) } }
        }
      }
    }
    var interface = Interface()
    interface.update(to: description("A"))
    func place() -> UnsafePointer<ControlTree>? {
      interface.tree.children[1].children.withUnsafeBufferPointer(\.baseAddress)
    }
    let former = place()
    interface.update(to: description("B"))
    #expect(place() == former && interface[Label.self, "title"].text == "B")
  }
}

extension TreeUpdateTests {
  /// A screen with a switch and a field for each item of a list, named after its place.
  private func list(_ items: [Int], on: Set<Int> = []) -> ControlTree {
    ControlTree(.screen) {
      ControlTree(.table) {
        for (index, item) in items.enumerated() {
          ControlTree.item(item) {
            ControlTree(.row, name: "row[\(index)]") {
              ControlTree("switch[\(index)]", Switch()) { $0.isOn = on.contains(item) }
              ControlTree("field[\(index)]", TextField()) {
                $0.rightView = .element(ControlTree("add[\(index)]", ContactAddButton()))
                $0.rightViewMode = .always
              }
            }
          }
        }
      }
    }
  }

  @Test("what people did to an item goes with it, and not to another one in its place")
  func items() {
    var interface = Interface()
    func isOn(_ place: Int) -> Bool { interface[Switch.self, "switch[\(place)]"].isOn }
    interface.update(to: list([1, 2, 3]))
    for name in ["switch[1]", "row[1]", "add[1]"] {
      _ = interface.send(.tap, to: Reference(name))
    }
    for (items, place) in [
      ([1, 2, 3], 1), ([2, 3], 0), ([4, 5, 2], 2), ([2, 4], 0), ([4, 2, 2], 1), ([2], 0),
    ] {
      interface.update(to: list(items))
      for other in items.indices {
        let isThere = other == place
        #expect(isOn(other) == isThere, "\(items) \(other)")
        #expect(interface[container: "row[\(other)]"].isSelected == isThere)
        #expect(interface[ContactAddButton.self, "add[\(other)]"].isListOpen == isThere)
        #expect(interface.tree["field[\(other)]"] != nil)
      }
    }
    interface.update(to: list([7]))
    #expect(!isOn(0))
    interface.update(to: list([2]))
    #expect(!isOn(0))
    interface.update(to: list([2], on: [2]))
    #expect(isOn(0) && !interface.send(.tap, to: "switch[0]").isEmpty)
  }
}
