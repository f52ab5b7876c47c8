import CtlDiagnostics
import CtlSyntax

/// What an operator takes and gives, by name, for documentation.
package struct OperatorUse: Sendable, Equatable {
  /// The operators of one level that take and give the same.
  package let spellings: [String]
  /// The types before and after it; those before alone are the types of both sides.
  package let left: [String]
  package let right: [String]
  /// The type of the result; nil for that of the operands.
  package let result: String?
  package let isRange: Bool
}

extension OperatorUse {
  private static let samples: [(name: String, type: Type)] =
    Checker.builtInTypes.filter { $0.type.isComparable }
    + [("enum", .enumeration(FileID(0), 0)), ("record", .record(FileID(0), 0))]
    + [("[T]", Type.font.list), ("T?", Type.font.optional), ("T", .font)].compactMap { name, type in
      type.map { (name, $0) }
    }

  private static func name(_ type: Type) -> String {
    samples.first { $0.type == type }?.name ?? "T"
  }

  /// The uses of the operators of a level: first those of two values of one type.
  package static func all(of level: OperatorLevel) -> [OperatorUse] {
    if level == .prefix { return prefixes }
    let operators = BinaryOperator.all.filter { $0.token.level == level }
    var same: [(operators: [String], types: [String], result: String?, isRange: Bool)] = []
    var mixed: [OperatorUse] = []
    for (name, type) in samples where name != "T" {
      // The operators that give the same for two values of the type.
      var results: [(result: String?, isRange: Bool, spellings: [String])] = []
      for binary in operators {
        guard let found = binary.type(type, type) else { continue }
        let isSame = found == type && type != .bool
        let result = isSame || found.isRange ? nil : Self.name(found)
        let spelling = binary.token.spelling ?? ""
        if let place = results.firstIndex(where: {
          $0.result == result && $0.isRange == found.isRange
        }) {
          results[place].spellings.append(spelling)
        } else {
          results.append((result, found.isRange, [spelling]))
        }
      }
      for entry in results {
        if let place = same.firstIndex(where: {
          $0.operators == entry.spellings && $0.result == entry.result
            && $0.isRange == entry.isRange
        }) {
          same[place].types.append(name)
        } else {
          same.append((entry.spellings, [name], entry.result, entry.isRange))
        }
      }
    }
    for binary in operators {
      for (left, first) in samples {
        for (right, second) in samples where first != second {
          guard let found = binary.type(first, second) else { continue }
          mixed.append(
            OperatorUse(
              spellings: [binary.token.spelling ?? ""], left: [left], right: [right],
              result: Self.name(found), isRange: false))
        }
      }
    }
    return same.map {
      OperatorUse(
        spellings: $0.operators, left: $0.types, right: [], result: $0.result, isRange: $0.isRange)
    } + merged(mixed)
  }

  /// Uses with the same operand on one side and the same result as one.
  private static func merged(_ uses: [OperatorUse]) -> [OperatorUse] {
    var result: [OperatorUse] = []
    for use in uses {
      let place = result.firstIndex {
        $0.left == use.left && $0.right == use.right && $0.result == use.result
          || $0.spellings == use.spellings && $0.result == use.result
            && ($0.left == use.left || $0.right == use.right)
      }
      guard let place else {
        result.append(use)
        continue
      }
      func union(_ a: [String], _ b: [String]) -> [String] { a + b.filter { !a.contains($0) } }
      result[place] = OperatorUse(
        spellings: union(result[place].spellings, use.spellings),
        left: union(result[place].left, use.left), right: union(result[place].right, use.right),
        result: use.result, isRange: false)
    }
    return result
  }

  private static var prefixes: [OperatorUse] {
    PrefixOperator.all.map { prefix in
      OperatorUse(
        spellings: [prefix.token.spelling ?? ""],
        left: samples.filter { prefix.takes($0.type) }.map(\.name), right: [], result: nil,
        isRange: false)
    }
  }
}
