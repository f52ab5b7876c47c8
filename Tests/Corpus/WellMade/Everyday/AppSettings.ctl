enum Theme2 { system "System"; light "Light"; dark "Dark" }
screen AppSettings "Settings" {
  var theme: Theme2 = .system
  var textSize: Double in 10...24 = 16
  var sounds: Bool = true
  var soundName: String = "Ping"
  var cache: Int = 120
  action clearCache()
  action showLicenses()
  action rate()
  table {
    section "Look" {
      row "Theme" { segmentedControl { selection <-> theme } }
      row { label "Text Size"; slider { value <-> textSize; accessibility { label: "Text Size" } } }
    }
    section "Sounds" {
      row "Play Sounds" { switch { isOn <-> sounds } }
      if sounds { row "Sound" { label "\(soundName)" } }
    }
    section "Storage" {
      row { label "\(cache) MB used"; button "Clear Cache" { isEnabled: cache > 0; on touchUpInside -> clearCache() } }
    }
    section "About" {
      row "Licenses" { on select -> showLicenses() }
      row "Rate This App" { on select -> rate() }
      row { label "Version 2.1"; label "Build 88" }
    }
  }
}
