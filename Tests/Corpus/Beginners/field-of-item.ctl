record Dog { id: Int; age: Int }
screen Dogs "Dogs" {
  var dogs: [Dog] = [Dog(id: 1, age: 3)]
  content { label "Ages: \(dogs.sum(age))" }
}
