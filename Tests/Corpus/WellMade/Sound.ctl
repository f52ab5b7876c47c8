screen Sound "Sound" {
  var bass: Double in -12...12 = 0
  var treble: Double in -12...12 = 0
  var isLoud = false

  action reset()

  table {
    section "Equalizer" {
      row "Bass" { slider { value <-> bass } }
      row "Treble" { slider { value <-> treble } }
    }
    section "Night" {
      row "Reduce Loud Sounds" { switch { isOn <-> isLoud } }
    }
  }
  toolbar {
    button "Reset" { isEnabled: bass != 0 || treble != 0; on touchUpInside -> reset() }
  }
}
