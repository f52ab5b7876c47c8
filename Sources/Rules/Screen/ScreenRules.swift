extension Rule {
  static let screenRules: [Rule] = [
    .screenDeadEnd, .screenLooseElement, .screenNeverOpened, .screenPushLoop,
    .screenResultUnused, .screenTwoContents,
  ]
}
