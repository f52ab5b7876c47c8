import BankKit.Accounts

screen Home "Home" {
  content { label "Hi" }
}
