import CtlText

struct TreeJSON {
  mutating func add(_ picture: Picture, _ layout: Layout) {}
  mutating func finish() -> [UInt8] { [] }
}
