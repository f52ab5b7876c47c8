screen A "A" {
  label "x"
import "B.ctl"
  label "y"
}

screen B "B" {
  stack {
enum E { a; b }
  label "z"
  }
let c = 1
}

component C {
  stack {
    label "never closed"

enum F { a }
