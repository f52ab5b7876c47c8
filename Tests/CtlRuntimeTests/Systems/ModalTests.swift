import CtlRuntime
import Testing

/// Alerts and action sheets take all touches while they are presented.
@Suite struct ModalTests {
  private func tree(isPresented: Bool, isHidden: Bool = false) -> ControlTree {
    ControlTree(.screen) {
      ControlTree("add", Button("Add"))
      ControlTree(.row, "Open", name: "row")
      ControlTree(.view, isHidden: isHidden) {
        ControlTree(.alert, "Sure?", name: "sure", isPresented: isPresented) {
          ControlTree("yes", Button("Yes"))
        }
      }
    }
  }

  @Test func whatIsUnderThemIsNotReached() {
    func reached(_ name: Reference, _ tree: ControlTree) -> Bool {
      var tree = tree
      return !tree.send(.tap, to: name).isEmpty
    }
    let (open, closed) = (tree(isPresented: true), tree(isPresented: false))
    for name: Reference in ["add", "row"] {
      #expect(!reached(name, open) && reached(name, closed))
      // One that nobody sees is in nobody's way.
      #expect(reached(name, tree(isPresented: true, isHidden: true)))
    }
    #expect(reached("yes", open) && !reached("yes", closed))
  }
}
