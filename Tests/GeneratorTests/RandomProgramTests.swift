import CtlGenerator
import CtlTestSupport
import Testing

@Suite struct RandomProgramTests {
  static let seeds = Array(UInt64(1)...60)

  @Test("random programs are valid, and generate the same bytes every time", arguments: seeds)
  func determinism(seed: UInt64) throws {
    let source = RandomTypedProgram.source(seed: seed)
    #expect(source == RandomTypedProgram.source(seed: seed))
    let first = Generator.swift(try Loading.program(source))
    #expect(first == Generator.swift(try Loading.program(source)))
  }
}
