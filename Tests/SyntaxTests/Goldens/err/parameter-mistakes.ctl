component A(x) { label "x" }
component B(x: ) { label "x" }
component C(x Int) { label "x" }
component D(x: Int,, y: Int) { label "x" }
component E(5) { label "x" }
