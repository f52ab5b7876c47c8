extension Rule {
  static let screenRules: [Rule] = [
    .screenClosesTab, .screenDeadEnd, .screenLooseElement, .screenNeverFinishes, .screenNeverOpened,
    .screenPushLoop, .screenResultNeverComes, .screenResultUnused, .screenTwoContents,
  ]
}
