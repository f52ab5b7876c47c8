import CtlRuntime
import Testing

@Suite struct SwipeActionTests {
  private let row = ControlTree(.row, "Tea", name: "tea") {
    ControlTree("delete", SwipeAction("Delete")) { $0.style = .destructive }
    ControlTree("isOn", Switch())
  }

  @Test func aTapSendsTouchUpInside() {
    var row = row
    #expect(row.send(.tap, to: "delete") == [.init(sender: "delete", event: .touchUpInside)])
    #expect(row.send(.increment, to: "delete").isEmpty)
  }

  @Test func itIsNoInputOfItsRow() {
    let slider = ControlTree(.row, "Volume") {
      ControlTree("mute", SwipeAction()) { $0.title = "Mute" }
      ControlTree("volume", Slider())
    }
    #expect(slider.accessibleName(of: "volume") == "Volume")
    #expect(slider.accessibleName(of: "mute") == "Mute")
  }
}
