/// What a customer pays for.
enum Tariff {
  light "Light" {
    price: 7.99
    gigabytes: 5
    image: "antenna.radiowaves.left.and.right"
    note: "For messages and maps"
  }
  standard "Standard" { price: 14.99; gigabytes: 20 }
  unlimited "Unlimited" {
    price: 29.99
    image: "infinity"
    note: "For films and large files"
    color: Color(light: #7A3E00, dark: #FFB454)
    mostDevices: 5
  }

  /// Each month, in euros.
  let price: Double
  /// `nil` where there is no limit.
  let gigabytes: Int?
  let image: Image = "simcard"
  let note: String = "For everyday use"
  let color: Color = Color(light: #1F3A93, dark: #9DB8FF)
  let mostDevices: Int = 2
  let data = "\(gigabytes ?? 100) GB"
}

record Contract {
  id: Int
  name: String
  tariff: Tariff = .standard
}

screen MobilePlans "Mobile Plans" {
  var tariff: Tariff = .standard
  var devices: Int in 1...5 = 1
  var contracts: [Contract] = []
  var chosen: Contract? = nil
  let monthly = contracts.sum($0.tariff.price)

  action order(tariff: Tariff, devices: Int)

  sample "Two Contracts" {
    contracts: [
      Contract(id: 1, name: "Ada", tariff: .light),
      Contract(id: 2, name: "Grace", tariff: .unlimited)
    ]
  }

  table {
    section "Your Plan" {
      row "Plan" { segmentedControl { selection <-> tariff } }
      row { label "\(tariff.note)" { textColor: tariff.color } }
      row { label "\(tariff.data) for \(tariff.price.formatted(.currency("EUR")))" }
      row {
        label devicesLabel "Devices: \(devices)"
        stepper { value <-> devices; describedBy: devicesLabel; valueLabel: devicesLabel }
      }
      if devices > tariff.mostDevices {
        row { label "More than \(tariff.mostDevices) devices cost extra" }
      }
    }
    section "Contracts" {
      for contract in contracts {
        row "\(contract.name)" {
          image: contract.tariff.image
          subtitle: contract.tariff.note
          on select -> chosen = contract
        }
      } else {
        row { label "No contracts" }
      }
      row { label "In all \(monthly.formatted(.currency("EUR"))) a month" }
      if let note = chosen?.tariff.note { row { label "\(note)" } }
    }
  }
  toolbar {
    button "Order" { on touchUpInside -> order(tariff: tariff, devices: devices) }
  }
}
