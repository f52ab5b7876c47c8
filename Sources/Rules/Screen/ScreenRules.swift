extension Rule {
  static let screenRules: [Rule] = [
    .screenClosesTab, .screenDeadEnd, .screenLooseElement, .screenNeverFinishes, .screenNeverOpened,
    .screenOpensItself, .screenPushLoop, .screenResultNeverComes, .screenResultUnused,
    .screenTwoContents,
  ]
}
