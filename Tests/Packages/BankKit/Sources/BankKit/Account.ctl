import DesignKit

public enum AccountKind {
  current "Current"
  savings "Savings"
}

/// An account of a customer.
public record Account {
  id: Int
  name: String
  balance: Double in 0...1000000 = 0
  kind: AccountKind = .current
  tone: Tone = .calm
  isShared: Bool = false
}

/// The most that one transfer moves.
public let transferLimit = 500
