screen NowPlaying "Now Playing" {
  background: #101014
  var position: Double in 0...1 = 0.3
  var isPlaying: Bool = true
  var isShuffled: Bool = false
  var speed: Double in 0.5...2 = 1
  let length: Duration = 3min30s
  action seek(position: Double)
  action toggle()
  action skip(by: Int)
  content {
    imageView {
      image: "cover"
      contentMode: .scaleAspectFit
      accessibility { label: "Cover of the album" }
    }
    label "Blue in Green" { font: .headline; textColor: #FFFFFF }
    label "Miles Davis" { font: .subheadline; textColor: #C8C8C8 }
    slider {
      value <-> position
      minimumTrackTintColor: #FFFFFF
      accessibility { label: "Position"; hint: "Moves through the song" }
      on valueChanged -> seek(position: position)
    }
    label "\(length.formatted(.time))" { font: .caption1; textColor: #C8C8C8 }
    stack {
      axis: .horizontal
      spacing: 24pt
      button {
        image: "backward"
        accessibility { label: "Previous" }
        on touchUpInside -> skip(by: -1)
      }
      button {
        image: isPlaying ? "pause" : "play"
        accessibility { label: isPlaying ? "Pause" : "Play" }
        on touchUpInside { isPlaying.toggle(); toggle() }
      }
      button { image: "forward"; accessibility { label: "Next" } on touchUpInside -> skip(by: 1) }
    }
    volumeView
  }
  table {
    row "Shuffle" { switch { isOn <-> isShuffled } }
    row "Speed" {
      slider { value <-> speed; minimumValueImage: "tortoise"; maximumValueImage: "hare" }
    }
  }
}
