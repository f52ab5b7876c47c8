record Dog { id: Int; name: String }
screen Dogs "Dogs" {
  var dogs: [Dog] = [Dog(id: 1, name: "Rex")]
  content { label "\(dogs.map($0.name))" }
}
