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
}
