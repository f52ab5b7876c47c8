import BankKit

screen Welcome "Welcome" {
  content { label "Welcome" }
}
