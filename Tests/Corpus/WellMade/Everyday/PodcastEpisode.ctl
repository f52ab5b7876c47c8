/// Plays one episode.
screen PodcastEpisode "Now Playing" {
  var position: Double in 0...1 = 0.3
  var speed: Double in 0.5...2.0 = 1.0
  var playing: Bool = false
  let chapters = ["Intro", "News", "Interview", "Goodbye"]

  action togglePlay()
  action skip(seconds: Int)
  action jump(chapter: Int)

  content {
    label title "Episode 42: Trains" { font: .headline; textAlignment: .center }
    label subtitle "The Slow Show" { font: .subheadline; textColor: #666666; textAlignment: .center }
    slider {
      value <-> position
      accessibility { label: "Position"; value: "\(round(position * 100)) percent" }
    }
    stack {
      axis: .horizontal
      spacing: 24pt
      button { image: "gobackward.15"; accessibility { label: "Back 15 Seconds" }; on touchUpInside -> skip(seconds: -15) }
      button {
        image: playing ? "pause.fill" : "play.fill"
        accessibility { label: playing ? "Pause" : "Play" }
        on touchUpInside -> togglePlay()
      }
      button { image: "goforward.30"; accessibility { label: "Forward 30 Seconds" }; on touchUpInside -> skip(seconds: 30) }
    }
    label speedLabel "Speed: \(speed)x"
    stepper { value <-> speed; stepValue: 0.25; describedBy: speedLabel; valueLabel: speedLabel }
  }
  table {
    section "Chapters" {
      for i in 0..<4 {
        row "\(i + 1). \(chapters[i])" { on select -> jump(chapter: i) }
      }
    }
  }
}
