import SwiftUI
screen Tea "Tea" {
  content { label "Hi" }
}
