record Room { id: Int; target: Double = 20 }
screen A "A" {
  var rooms: [Room] = [Room(id: 1)]
  table { row "First" { on select -> push Fine(target <-> rooms[0].target) } }
}
screen Fine(target: binding Double) "Fine" {
  content { slider { value <-> target; maximumValue: 30; accessibility { label: "Target" } } }
}
