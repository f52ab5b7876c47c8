screen S "S" {
  content { label "\([].sum())" }
}
