record Dog { id: Int; name: String }
screen Dogs "Dogs" {
  var dogs: [Dog] = [Dog(id: 1, name: "Rex"), Dog(id: 1, name: "Max")]
  table { for dog in dogs { row "\(dog.name)" } }
}
