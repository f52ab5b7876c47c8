screen Home "Home" {
  let names = ["A"]
  content {
    label "A" v-for="n in names"
  }
}
