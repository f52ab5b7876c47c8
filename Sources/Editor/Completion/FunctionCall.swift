import CtlCatalogue

extension Function {
  /// The name, with fields for a person to fill in.
  var call: Snippet { Snippet(name) + "(" + fields(parameters[...], quoting: !isMember) + ")" }

  /// The same after a value.
  var memberCall: Snippet {
    if style != nil { return Snippet(name) + "(" + styleCall(".") + ")" }
    return Snippet(name) + "(" + fields(parameters.dropFirst(), quoting: true) + ")"
  }

  /// A field for each value that is needed, after its label.
  private func fields(_ parameters: ArraySlice<Parameter>, quoting quotes: Bool) -> Snippet {
    parameters.filter { !$0.isOptional }.map { parameter in
      let label = Snippet(parameter.label.map { $0 + ": " } ?? "")
      return parameter.type == "String" && quotes
        ? label + "\"" + .field("text") + "\"" : label + .field(parameter.type)
    }.joined(", ")
  }
}
