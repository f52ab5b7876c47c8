import CtlCommandLine

extension Emitter {
  static let all: [Emitter] = [.swift, .strings, .tree, .inputs]
}
