screen A "A" {
  var length: Duration in 5min...90min = 5min
  content { slider { value <-> length / 1min; minimumValue: 5; maximumValue: 90; accessibility { label: "Length" } } }
}
