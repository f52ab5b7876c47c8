/// The color of what can be touched.
public let accent: Color = #1B5E20

/// How much weight a note has.
public enum Tone {
  calm "Calm"
  urgent "Urgent"
}

public style heading: label { font: .headline }
