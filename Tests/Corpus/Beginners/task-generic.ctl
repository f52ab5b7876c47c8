/// What somebody takes, and how often.
record Medicine {
  id: Int
  name: String
  pills: Int in 1...8 = 1
  isTaken: Bool = false
  note: String?
}

screen Medicines "Medicines" {
  var medicines: [Medicine] = []
  var name: String = ""

  task load(person: String, kind: network) -> [Medicine]

  sample "Two" {
    load: .finished([Medicine(id: 1, name: "Iron"), Medicine(id: 2, name: "Zinc", pills: 2)])
  }
  sample "No Connection" { load: .failed("There is no connection.") }

  on appear -> medicines = load(person: "Me")

  table {
    if load.isRunning {
      row { activityIndicator { while: load; style: .gray } }
    }
    section "Today" {
      for medicine in medicines {
        row "\(medicine.name), \(medicine.pills)" {
          subtitle: medicine.note ?? "Every day"
          switch { isOn <-> medicine.isTaken }
        }
      } else {
        row { label "\(load.isFailed ? load.message : "Nothing to take.")" }
      }
    }
    section "Add" {
      row "Name" { textField { text <-> name; placeholder: "Vitamin D" } }
    }
  }
  toolbar {
    button "Add" {
      isEnabled: !name.trimmed().isEmpty
      on touchUpInside {
        medicines.append(Medicine(id: medicines.count + 1, name: name))
        name = ""
      }
    }
  }
}
