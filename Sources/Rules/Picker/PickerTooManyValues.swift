import CtlDiagnostics

extension Rule {
  static let pickerTooManyValues = Rule(about, visits: .kinds([.picker])) { picker in
    let most = picker.settings[.pickerMaxRows]
    for wheel in picker.pickerWheels ?? [] {
      guard let count = wheel.count, Double(count) > most else { continue }
      var related: [Finding.Related] = []
      if let listed = wheel.listed {
        related = [
          Finding.Related(listed.declaration, Message("the cases are declared here", "枚举值在此声明")())
        ]
      }
      wheel.control.report(
        about, at: wheel.place, ["n": .number(count)],
        label: Message("more than {max} on one wheel", "一个滑轮超过 {max} 个")(["max": .number(most)]),
        related: related)
    }
  }
}

private let about = Code(
  "picker/too-many-values", .advice,
  title: Message("consider a table view for {n} values", "值有 {n} 个，可以改用表格视图"),
  why: Message(
    "A table is higher than a wheel, so a flick goes further in it, and it can have sections and an "
      + "index. The longest wheel that people handle with ease is that of the 60 minutes.",
    "表格视图比滑轮高，滚动得更快，还可以有分区和索引。用户能轻松操作的最长滑轮是60个值的分钟滑轮。"),
  citation: .guidelines("Picker > Guidelines"),
  bad: [
    """
    let airports: [String] = [
      "AMS", "ARN", "ATH", "ATL", "AUH", "BCN", "BER", "BKK", "BLR", "BOG", "BOM", "BOS", "BRU",
      "BUD", "CAI", "CAN", "CDG", "CGK", "CPH", "CPT", "DEL", "DEN", "DFW", "DOH", "DUB", "DUS",
      "DXB", "EZE", "FCO", "FRA", "GIG", "GRU", "GVA", "HAM", "HEL", "HKG", "HND", "IAD", "IAH",
      "ICN", "IST", "JFK", "JNB", "KUL", "LAS", "LAX", "LHR", "LIM", "LIS", "MAD", "MAN", "MEL",
      "MEX", "MIA", "MNL", "MUC", "NBO", "NRT", "ORD", "OSL", "PEK",
    ]

    screen Flight {
      content {
        picker {
          wheel { values: airports }
          //              ^^^^^^^^
          accessibility { label: "Destination" }
        }
      }
    }
    """,
    Example(
      """
      enum Key { c "C"; g "G"; d "D"; a "A" }

      screen Tuner {
        var key: Key = .c
        content {
          picker {
            selection <-> key
            //            ^^^
            accessibility { label: "Tune" }
          }
        }
      }
      """, settings: "{ \"thresholds\": { \"picker.maxRows\": 3 } }"),
  ],
  good: [
    """
    let airports: [String] = [
      "AMS", "ARN", "ATH", "ATL", "AUH", "BCN", "BER", "BKK", "BLR", "BOG", "BOM", "BOS", "BRU",
      "BUD", "CAI", "CAN", "CDG", "CGK", "CPH", "CPT", "DEL", "DEN", "DFW", "DOH", "DUB", "DUS",
      "DXB", "EZE", "FCO", "FRA", "GIG", "GRU", "GVA", "HAM", "HEL", "HKG", "HND", "IAD", "IAH",
      "ICN", "IST", "JFK", "JNB", "KUL", "LAS", "LAX", "LHR", "LIM", "LIS", "MAD", "MAN", "MEL",
      "MEX", "MIA", "MNL", "MUC", "NBO", "NRT", "ORD", "OSL",
    ]

    screen Flight {
      content {
        picker { wheel { values: airports }; accessibility { label: "Destination" } }
      }
    }
    """
  ])
