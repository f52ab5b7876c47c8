screen Expressions {
  a: 1; b: 1_000; c: 0x2A; d: 1.5; e: 1e3; f: 1.5e-3
  a: 15min; b: 1h30min; c: 44pt; d: 2s
  a: #FFF; b: #FF9500; c: #FF950080
  a: "text"; b: "a \(1 + x) b \("nested \(y)") c"; c: "\n \u{1F600} \" \\"
  a: true; b: false; c: nil; d: .case; e: .in; f: name; g: `if`
  a: []; b: [1]; c: [1, 2,]; d: [.a, .b]
  a: a ? b : c ? d : e
  a: a ?? b || c && d == e ... f + g * -h.i[0].j(k, l: 1)
  a: a * b + c ..< d < e && f || g ?? h
  a: 1 + 2 - 3 + 4
  a: 1 * 2 / 3 % 4
  a: !a; b: --a; c: -(-a); d: !(a == b)
  a: a.b.c; b: f(); c: f(1)(2); d: f[1][2]; e: (f).g; f: "x".count; g: max(a: 1, if: 2)
  a: (
    1
      + 2
  )
  b: [
    1,
    2
  ]
  c: max(
    a
      .b,
    c
  )
  d: /* comment */ 1 // comment
  e: 1 /* comment
    over lines */
}
