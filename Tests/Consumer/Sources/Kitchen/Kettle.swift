import CtlRuntime

/// The app behind the screen: it does what the screen asks for, and changes the screen that asks.
public final class Kettle: TeaTimerActions {
  public private(set) var isOn = false

  public init() {}

  public func start(_ screen: inout TeaTimer, tea: Tea, minutes: Int) {
    isOn = true
    screen.isBrewing = true
    screen.brewing.start()
    screen.history.insert("\(tea.label), \(minutes) min", at: 0)
  }

  public func stop(_ screen: inout TeaTimer) {
    isOn = false
    screen.isBrewing = false
    screen.brewing.finish()
  }

  public func repeatBrew(_ screen: inout TeaTimer, entry: String) {
    guard let tea = Tea.allCases.first(where: { entry.hasPrefix($0.label) }) else { return }
    screen.tea = tea
  }
}
