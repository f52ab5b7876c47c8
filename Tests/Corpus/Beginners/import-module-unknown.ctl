import SwiftUI
screen Home "Home" {
  content { label "Hi" }
}
