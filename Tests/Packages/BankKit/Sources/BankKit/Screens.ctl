import "Account.ctl"
import DesignKit

/// An account in a few lines, with its switch.
public component AccountCard(account: Account, isShared: binding Bool) {
  action share(isShared: Bool)

  Note {
    text: "\(account.name)"
    tone: account.tone
    stack {
      axis: .horizontal
      label shared "Shared"
      switch {
        isOn <-> isShared
        describedBy: shared
        on valueChanged -> share(isShared: isShared)
      }
    }
  }
}

/// Chooses how much to move.
public screen Transfer(account: Account) "\(account.name)" -> Int {
  var amount: Int in 0...transferLimit = 0
  tintColor: accent

  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Move" { on touchUpInside -> finish(amount) }
  }
  content {
    label amountLabel "Amount: \(amount)"
    stepper {
      value <-> amount
      stepValue: 50
      describedBy: amountLabel
      valueLabel: amountLabel
    }
  }
}
