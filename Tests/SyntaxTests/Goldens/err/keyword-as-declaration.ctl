screen layout {
  label "One"
}
enum Speed { on; off; if "If" }
component for(in: Int) { label "x" }
