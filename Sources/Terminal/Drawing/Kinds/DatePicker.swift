import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlText

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
        ) { picker.rowText($0, in: wheel) }
        part.wheel?.isOfClock = picker.isOfClock(wheel)
        return part
      }
    },
    insets: { picture, index in
      // The place of its time zone is below the wheels.
      let hasZone = picture.control(index, as: DatePicker.self)?.timeZoneName != nil
      return Insets(left: 2, bottom: hasZone ? 1 : 0, right: 2)
    },
    draw: { picture, index, layout, canvas in
      KindDrawing.drawWheels(picture, index, layout, &canvas)
      guard let zone = picture.control(index, as: DatePicker.self)?.timeZoneName else { return }
      let frame = layout.frames[index]
      let name = picture.oneLine(zone)
      canvas.write(
        name, frame.x + max(frame.width - name.displayWidth, 0) / 2, frame.maxY - 1,
        picture.secondary, limit: frame.width, ellipsis: picture.glyphs.ellipsis)
    })
}
