import "PlayerOptions.ctl"
import "Theme.ctl"

/// Plays one song. The position is a slider; the volume is the system's own, because only the
/// system knows whether the output can be turned up at all.
screen MediaPlayer "Now Playing" {
  device: .iPhone
  orientation: .portrait
  tintColor: #F90

  /// Seconds from the start.
  var position: Double in 0...254 = 0
  let length: Double = 254
  /// The share of the song that has arrived from the network.
  var buffered: Double in 0...1 = 0.35
  var speed: Double in 0.5...2 = 1
  /// 0 plays in order, 1 repeats the album, 2 shuffles it.
  var order: Int in 0...2 = 0
  var isPlaying: Bool = false
  var isFavorite: Bool = false

  /// Streams ahead of the listener.
  task streaming(kind: .network, duration: 3min)

  action togglePlaying()
  action playPrevious()
  action seek(seconds: Double)
  action toggleFavorite()
  action startScan()
  action stopScan()

  statusBar { networkActivityIndicator { while: streaming } }

  navigationBar {
    progressView {
      style: .bar
      progress: buffered
    }
  }

  content {
    background: #101014

    @allow(label/no-dynamic-type, because: "the title keeps the lettering of the record sleeve")
    label song "Clair de Lune" {
      font: custom("Avenir", 22)
      textColor: paper
      textAlignment: .center
    }
    label elapsed "\(round(position)) s" { textColor: #D1D1D6 }
    slider positionSlider {
      value <-> position
      minimumValue: 0
      maximumValue: length
      isContinuous: false
      controls: .process
      thumbImage(normal): "knob"
      thumbImage(highlighted): "knob.pressed"
      thumbImage(disabled): "knob.gray"
      minimumTrackImage: resizable("track.played")
      maximumTrackImage: resizable("track.left")
      accessibility {
        label: "Position"
        hint: "Moves to another place in the song"
        traits: [.adjustable, .updatesFrequently]
      }
      on valueChanged -> seek(seconds: position)
    }
    label remaining "-\(round(length - position)) s" { textColor: #D1D1D6 }

    // One background for all segments, one for the chosen one, and a divider for each pair.
    segmentedControl orderControl {
      segment { image: "arrow.right" }
      segment { image: "repeat" }
      segment { image: "shuffle" }
      selectedSegmentIndex <-> order
      width: wideControl
      backgroundImage(normal): resizable("order")
      backgroundImage(selected): resizable("order.chosen")
      dividerImage(left: normal, right: normal): "order.divider"
      dividerImage(left: selected, right: normal): "order.divider.left"
      dividerImage(left: normal, right: selected): "order.divider.right"
      contentPositionAdjustment: [0, 1]
      accessibility { label: "Order" }
    }
    volumeView { accessibility { label: "Volume" } }
    infoButton {
      style: .light
      reveals: PlayerOptions
      revealsKind: .options
      transition: .flip
      accessibility { label: "Playback Options" }
    }

    layout {
      align horizontalCenterInContainer(song, orderControl)
      pin horizontalSpacing(elapsed, positionSlider) == 8
      pin horizontalSpacing(positionSlider, remaining) == 8
      pin width(elapsed) >= 44
      pin widthsEqually(elapsed, remaining)
      align verticalCenters(elapsed, positionSlider, remaining)
    }
  }

  toolbar {
    button {
      image: "backward.end"
      accessibility { label: "Previous Song" }
      on touchDown -> startScan()
      on touchUpInside -> playPrevious()
      on touchCancel -> stopScan()
    }
    button {
      image: isPlaying ? "pause" : "play"
      accessibility {
        label: isPlaying ? "Pause" : "Play"
        traits: [.button, .startsMediaSession]
      }
      on touchUpInside -> togglePlaying()
    }
    button {
      image: "heart"
      image(highlighted): "heart.half"
      image([highlighted, selected]): "heart.half"
      image(selected): "heart.fill"
      isSelected: isFavorite
      accessibility { label: "Favorite" }
      on touchUpInside -> toggleFavorite()
    }
    label speedLabel "Speed \(speed)"
    stepper {
      value <-> speed
      stepValue: 0.25
      describedBy: speedLabel
      valueLabel: speedLabel
      // A toolbar draws icons as silhouettes in the tint; these two want exactly that.
      incrementImage: image("hare", renderingMode: .alwaysTemplate)
      decrementImage: image("tortoise", renderingMode: .alwaysTemplate)
    }
  }
}
