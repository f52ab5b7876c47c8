import CtlCatalogue

extension Function {
  /// The name, with fields for a person to fill in.
  var call: Snippet {
    Snippet(name) + "("
      + parameters.filter { !$0.isOptional }.map { parameter in
        parameter.type == "String" && !isMember
          ? Snippet("\"") + .field("text") + "\"" : .field(parameter.type)
      }.joined(", ") + ")"
  }

  /// The same after a value.
  var memberCall: Snippet {
    if style != nil { return Snippet(name) + "(" + styleCall(".") + ")" }
    return Snippet(name) + "("
      + parameters.dropFirst().filter { !$0.isOptional }.map { parameter in
        let label = Snippet(parameter.label.map { $0 + ": " } ?? "")
        return parameter.type == "String"
          ? label + "\"" + .field("text") + "\"" : label + .field(parameter.type)
      }.joined(", ") + ")"
  }
}
