import "Theme.ctl"

/// A text with a tone, and what stands below it.
public component Note(text: String, tone: Tone = .calm) {
  Badge { text: "\(tone)" }
  label "\(text)" { style: heading }
  slot
}

component Badge(text: String) {
  label "\(text)" { font: .caption1 }
}
