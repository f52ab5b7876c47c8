import Testing

@testable import CtlRuntime

@Suite struct UtteranceTests {
  @Test(
    "a name that says the value says it once",
    arguments: [
      ("Copies: 3", "3", "Copies: 3"), ("Copies 30", "3", "Copies 30, 3"),
      ("Copies 3.5", "3", "Copies 3.5, 3"), ("It is 3.", "3", "It is 3."),
      ("Zone UTC-3", "3", "Zone UTC-3, 3"), ("Level −3", "3", "Level −3, 3"),
      ("Version 1.3", "3", "Version 1.3, 3"), ("Only", "On", "Only, On"), ("On", "On", "On"),
      ("共3份", "3", "共3份"), ("Lights on at Night", "on", "Lights on at Night, on"),
      ("State: on", "on", "State: on"), ("Name", "", "Name"),
    ])
  func values(name: String, value: String, spoken: String) {
    var utterance = Utterance([], .plain)
    (utterance.name, utterance.value) = (name, value)
    #expect(utterance.text(in: .english) == spoken)
  }
}
