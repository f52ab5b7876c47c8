import CtlWorkspace
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.ctl", "Tea.ctl"), ("*.ctl", "a/b/Tea.ctl"), ("./Tea.ctl", "Tea.ctl"),
    ("./gen/*.ctl", "gen/Tea.ctl"), ("gen/", "gen/a/Tea.ctl"), ("gen", "a/gen/Tea.ctl"),
    ("a/**/Tea.ctl", "a/Tea.ctl"), ("a/**/Tea.ctl", "a/b/c/Tea.ctl"), ("T?a.ctl", "Tea.ctl"),
    ("a*b*c", "aXbXbc"), ("**", "x/y"),
  ])
  func fits(pattern: String, path: String) { #expect(Glob(pattern).matches(path)) }

  @Test(arguments: [
    ("./Tea.ctl", "a/Tea.ctl"), ("a/*.ctl", "a/b/Tea.ctl"), ("T?a.ctl", "Ta.ctl"),
    ("gen/*.ctl", "a/gen/Tea.ctl"), ("*.ctl", "Tea.ctl2"), ("a/**/Tea.ctl", "b/Tea.ctl"),
  ])
  func doesNotFit(pattern: String, path: String) { #expect(!Glob(pattern).matches(path)) }
}
