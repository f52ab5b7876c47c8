record Dog {
  name: String
  age: Int
  isOld: Bool { age > 9 }
}
screen Dogs "Dogs" {
  var dogs: [Dog] = [Dog(name: "Rex", age: 3)]
  table { for dog in dogs { row "\(dog.name)" { subtitle: "\(dog.age) years" } } }
}
