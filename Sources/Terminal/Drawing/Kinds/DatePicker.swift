import CtlCatalogue
import CtlChecker

import struct CtlRuntime.DatePicker

extension DatePicker: DrawnControl {
  static let drawing = KindDrawing(
    derivations: [
      ProgramDerivation(.locale) { evaluator, _, set in
        set ?? .string(evaluator.state.language)
      },
      ProgramDerivation(.date) { evaluator, _, set in
        set ?? evaluator.state.now.map { .date($0) }
      },
    ],
    parts: { evaluator, index, tree in
      let node = tree.nodes[index]
      guard let picker = tree.control(of: index)?[as: DatePicker.self] else { return [] }
      return picker.wheels.map { wheel in
        var part = evaluator.part(.wheel, node)
        part.name = wheel.rawValue
        part.wheel = WheelRows(
          count: picker.rowCount(of: wheel), at: picker.selectedRow(of: wheel),
          isRound: wheel.isRound
        ) { picker.title(ofRow: $0, in: wheel) + picker.unit(of: wheel) }
        return part
      }
    },
    // Hours are on the left of minutes in every language.
    isMirrored: false, insets: KindDrawing.wheelInsets, draw: KindDrawing.drawWheels)
}
