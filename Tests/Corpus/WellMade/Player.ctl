screen Player "Player" {
  var isPlaying = false
  var tempo: Double in 0.5...2 = 1

  action toggle()

  content {
    button {
      image: isPlaying ? "pause" : "play"
      accessibility { label: isPlaying ? "Pause" : "Play" }
      on touchUpInside -> toggle()
    }
    label tempoLabel "Tempo"
    slider {
      value <-> tempo
      describedBy: tempoLabel
      minimumValueImage: "tortoise"
      maximumValueImage: "hare"
    }
    volumeView
  }
}
