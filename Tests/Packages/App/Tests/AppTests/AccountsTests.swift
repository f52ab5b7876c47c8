import App
import BankKit
import Testing

@Test func recordsOfAnotherModule() {
  var screen = Accounts()
  #expect(screen.accounts.map(\.name) == ["Everyday", "House"])
  screen.accounts = [.example, Account(id: 2, name: "House", kind: .savings)]
  #expect(screen.accounts[0].tone.label == "Urgent")
}

@Test func screensOfAnotherModule() {
  var screen = Accounts()
  let bank = Bank()
  screen.send(.tap, to: "nameRow[0]", actions: bank)
  #expect(bank.opened.map(\.account.name) == ["Everyday"])
  screen.take(.transfer(900))
  #expect(screen.moved == 500)
}

@Test func componentsOfAnotherModule() {
  var screen = Accounts()
  let bank = Bank()
  screen.send(.tap, to: "isSharedAccountCard.isSharedSwitch", actions: bank)
  #expect(screen.isShared && bank.shares == [true])
  screen.isShared = false
  #expect(screen.isSharedAccountCard.account.name == "Car")
}
