enum Tone { calm "Calm"; loud "Loud" }
screen A "A" {
  table { for tone in Tone.values { row "\(tone)" } }
}
