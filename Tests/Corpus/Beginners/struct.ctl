struct Tea: View {
  content { label "Hi" }
}
