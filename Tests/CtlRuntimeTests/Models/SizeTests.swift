import CtlRuntime
import Testing

@Suite struct SizeTests {
  @Test(arguments: [(-30.0, 0.0), (-0.5, 0), (.nan, 0), (0, 0), (12, 12)])
  func noSizeIsBelowZero(points: Double, kept: Double) {
    let stack = ControlTree(.stack, spacing: points, margins: points).container
    #expect(stack?.spacing == kept && stack?.margins == kept)
    #expect(ControlTree(.view, width: points).container?.width == kept)
    let scroll = ControlTree(.scrollView, height: points, contentInset: points).container
    #expect(scroll?.height == kept && scroll?.contentInset == kept)
    #expect(ControlTree(.view).container?.width == nil)
  }
}
