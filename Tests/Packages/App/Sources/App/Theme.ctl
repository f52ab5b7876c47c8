/// The name of the file and of the constant is that of a design kit too.
let accent: Color = #0D47A1
