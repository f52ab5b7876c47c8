import BankKit

/// Shows screens and remembers what was asked of it.
public final class Bank: AccountsActions, AccountsRoutes {
  public private(set) var opened: [Transfer] = []
  public private(set) var shares: [Bool] = []

  public init() {}

  public func open(_ route: AccountsRoute, from screen: inout Accounts) {
    switch route {
    case .transfer(let transfer): opened.append(transfer)
    }
  }

  public func share(_ card: inout AccountCard, isShared: Bool) { shares.append(isShared) }
}
