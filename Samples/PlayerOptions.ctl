/// The shape in which one song fades into the next.
enum Curve {
  linear "Linear"
  smooth "Smooth"
  steep "Steep"
}

/// The back side of the player.
screen PlayerOptions "Playback" {
  device: .iPhone

  var crossfades: Bool = true
  /// Seconds of overlap.
  var fade: Double in 1...12 = 4
  var curve: Curve = .smooth
  var skipsSilence: Bool = false

  action applyFade(seconds: Double)
  action restoreDefaults()

  table {
    section "Between Songs" {
      row "Crossfade" {
        switch crossfade {
          isOn <-> crossfades
          states: ["Off", "On"]
          affects: [fadeSlider]
        }
      }
      row "Duration" {
        slider fadeSlider {
          value <-> fade
          isEnabled: crossfade.isOn
          on touchUpInside -> applyFade(seconds: fade)
          on touchUpOutside -> applyFade(seconds: fade)
        }
      }
      if crossfades && fade > 1 {
        row "Curve" {
          segmentedControl { selection <-> curve }
        }
      } else {
        row "Skip Silence" {
          switch {
            isOn <-> skipsSilence
            states: ["No", "Yes"]
          }
        }
      }
    }

    row {
      button "Restore Defaults" {
        isEnabled: !(fade == 4 && curve == .smooth)
        accessibility { hint: "Sets the overlap and the curve as they were at first" }
        on touchUpInside -> restoreDefaults()
      }
    }
  }
}
