import DesignKit

/// What is written in Swift beside the screens.
extension Account {
  public static let example = Account(id: 1, name: "Everyday", balance: 12.5, tone: .urgent)
}
