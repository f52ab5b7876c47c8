import Design
import PodcastKit

screen Player(episode: Episode) "Now Playing" {
  var position: Duration = episode.position
  var isPlaying = true
  var speed: Double in 0.5...2 = 1
  var sleepAt: Date?
  var elapsed: Double in 0...1 = 0

  action play()
  action pause()
  action seek(to: Duration)

  content {
    imageView { image: "waveform"; decorative: true }
    label "\(episode.title)" { style: heading }
    label "\(episode.published.formatted(date: .long))" { style: note }
    slider { value <-> elapsed; accessibility { label: "Position" } }
    stack {
      axis: .horizontal
      label "\(position.formatted(.time))"
      label "-\((episode.duration - position).formatted(.time))"
    }
    stack {
      axis: .horizontal
      button {
        image: "gobackward.15"
        accessibility { label: "Back" }
        on touchUpInside { position -= 15s; seek(to: position) }
      }
      button {
        image: isPlaying ? "pause" : "play"
        accessibility { label: isPlaying ? "Pause" : "Play" }
        on touchUpInside {
          isPlaying.toggle()
          if isPlaying { play() } else { pause() }
        }
      }
      button {
        image: "goforward.30"
        accessibility { label: "Forward" }
        on touchUpInside { position += 30s; seek(to: position) }
      }
    }
    label "Speed"
    slider { value <-> speed; accessibility { label: "Speed" } }
    if let end = sleepAt {
      label "Sleeps in \((end - now).formatted(.units))"
    }
    button "Sleep in 15 Minutes" { on touchUpInside -> sleepAt = now + 15min }
    volumeView
  }
}
