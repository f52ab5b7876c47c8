style songTitle: label { font: .headline }
style artist: label { font: .subheadline; textColor: #444444 }

screen CleanNowPlaying "Now Playing" {
  var elapsed: Double in 0...240 = 61
  var isPlaying: Bool = true
  var shuffles: Bool = false
  action play()
  action pause()
  action skip(by: Int)

  content {
    background: #FFFFFF
    imageView { image: "cover"; decorative: true }
    label "Harvest Moon" { style: songTitle }
    label "The Night Owls" { style: artist }
    slider {
      value <-> elapsed
      minimumValue: 0
      maximumValue: 240
      accessibility { label: "Position" }
    }
    stack {
      axis: .horizontal
      button {
        image: "backward.fill"
        accessibility { label: "Previous" }
        on touchUpInside -> skip(by: -1)
      }
      if isPlaying {
        button {
          image: "pause.fill"
          accessibility { label: "Pause" }
          on touchUpInside { isPlaying = false; pause() }
        }
      } else {
        button {
          image: "play.fill"
          accessibility { label: "Play" }
          on touchUpInside { isPlaying = true; play() }
        }
      }
      button {
        image: "forward.fill"
        accessibility { label: "Next" }
        on touchUpInside -> skip(by: 1)
      }
    }
    volumeView { accessibility { label: "Volume" } }
    button "\(shuffles ? "Stop Shuffling" : "Shuffle")" { on touchUpInside -> shuffles.toggle() }
  }
}
