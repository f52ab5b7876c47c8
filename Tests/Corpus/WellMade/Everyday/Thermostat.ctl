enum Mode { off "Off"; heat "Heat"; cool "Cool" }

component Room(name: String, target: binding Double, mode: Mode) {
  label caption "\(name): \(target)°"
  slider { value <-> target; minimumValue: 5; maximumValue: 30; describedBy: caption; isEnabled: mode != .off }
}

screen Thermostat "Climate" {
  var mode: Mode = .heat
  var kitchen: Double in 5...30 = 20
  var bedroom: Double in 5...30 = 17
  var away: Bool = false

  content {
    segmentedControl { selection <-> mode; accessibility { label: "Mode" } }
    Room { name: "Kitchen"; target <-> kitchen; mode: mode }
    Room { name: "Bedroom"; target <-> bedroom; mode: mode }
  }
  table { row "Nobody Is Home" { switch { isOn <-> away } } }
}
