import "Theme.ctl"

/// Which way the phone reaches the internet.
enum Proxy {
  off "Off"
  manual "Manual"
  automatic "Auto"
}

/// Wi-Fi and everything around it. Airplane mode rules over the rest of the screen.
screen NetworkSettings "Network" {
  device: .iPhone
  tintColor: brand

  var airplaneMode: Bool = false
  var wifi: Bool = true
  var joinsAlone: Bool = true
  var proxy: Proxy = .off
  var proxyAddress: String = ""
  var proxyPort: Int in 8000...8099 = 8080
  var known: [String] = ["Reading Room", "Caf\u{E9} Luna"]
  var lastScan: Date = "2026-01-31T09:00"
  /// Nil while the phone is not connected.
  var address: String? = nil

  /// Looking for networks in reach.
  task scanning(kind: .network, duration: 10s)
  /// Asking for an address after a network was chosen.
  task joining(kind: .other, duration: .unknown)

  action scan()
  action join(network: String)
  action renew()
  action setPort(port: Int)

  statusBar {
    networkActivityIndicator { while: scanning }
  }

  table {
    refreshControl {
      title: "Scanned \(formatted(lastScan))"
      on valueChanged -> scan()
    }

    section "Radio" {
      row "Airplane Mode" {
        switch airplane {
          isOn <-> airplaneMode
          affects: [wifiSwitch, joinSwitch, renewButton]
        }
      }
      row "Wi-Fi" {
        switch wifiSwitch {
          isOn <-> wifi
          isEnabled: !airplane.isOn
          onTintColor: #34C759
        }
      }
      row "Join by Itself" {
        switch joinSwitch {
          isOn <-> joinsAlone
          isEnabled: !airplane.isOn && wifiSwitch.isOn
        }
      }
    }

    if wifi && !airplaneMode {
      section "Networks" {
        for network in known {
          row "\(network)" {
            detailDisclosureButton {
              reveals: NetworkDetails
              accessibility { label: "More About \(network)" }
            }
            on select -> join(network: network)
          }
        }
        row "Joining" {
          activityIndicator {
            while: joining
            style: .gray
          }
        }
      }
      section "Proxy" {
        row "Proxy" { segmentedControl { selection <-> proxy } }
        if proxy == .manual {
          row "Server" {
            textField {
              text <-> proxyAddress
              placeholder: "proxy.example.com"
              content: .url
              keyboardType: .URL
              clearButtonMode: .whileEditing
            }
          }
          row {
            label portLabel "Port \(proxyPort)"
            stepper {
              value <-> proxyPort
              describedBy: portLabel
              valueLabel: portLabel
              on valueChanged -> setPort(port: proxyPort)
            }
          }
        }
      }
    }

    section "Address" {
      row {
        label addressLabel "\(uppercased(address ?? "none"))" { isCopyable: true }
        button renewButton "Renew Lease" {
          isEnabled: !airplane.isOn && address != nil
          on touchUpInside -> renew()
        }
      }
    }
  }
}

/// One network, with what is known about it.
screen NetworkDetails "Details" {
  device: .iPhone

  var isMetered: Bool = false

  table {
    row "Low Data Mode" { switch { isOn <-> isMetered } }
  }
}
