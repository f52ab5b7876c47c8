import CtlText
import Foundation

/// Answers of many features about many files: a hash of all about each file, and of all of each feature.
/// Where one answer changes, the two lines that change say which one.
public struct Recording {
  private var hashes: [String: StableHash] = [:]

  public init() {}

  public mutating func add(_ file: String, _ feature: String, _ answer: some Collection<UInt8>) {
    hashes["file \(file)", default: StableHash()].add(part: answer)
    hashes["feature \(feature)", default: StableHash()].add(part: answer)
  }

  public var lines: [String] {
    hashes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
  }
}
