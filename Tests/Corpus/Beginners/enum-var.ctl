enum Speed {
  half "0.5×"
  full "1×"
  var factor: Double = 1
}
screen A "A" {
  var s: Speed = .half
  content { segmentedControl { for x in Speed.allCases { segment "\(x)" }; selection <-> s; accessibility { label: "Speed" } } }
}
