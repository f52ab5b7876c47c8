import "Components.ctl"
import "StoreDetails.ctl"
import "Theme.ctl"

/// What one pin on the map stands for.
enum Assortment {
  all "All"
  books "Books"
  music "Music"
}

/// Finds a shop: the map above, the nearest ones as a list below.
screen StoreMap "Shops" {
  device: .iPhone
  tintColor: brand

  var query: String = ""
  var assortment: Assortment = .all
  /// Kilometers around the person.
  var radius: Double in 0.5...25 = 5
  var nearby: [String] = ["Old Town Books", "Harbor Records"]
  var updated: Date = "2026-03-02T08:40"
  var isLocated: Bool = true

  task locating(kind: .network, duration: 6s)

  action find(query: String)
  action showBookmarks()
  action reload()
  action locate()
  action select(shop: String)
  action share()

  statusBar { networkActivityIndicator { while: locating } }

  navigationBar {
    segmentedControl {
      selection <-> assortment
      width: wideControl
      choices: .related
      accessibility { label: "Assortment" }
    }
  }

  content search {
    textField searchField {
      text <-> query
      placeholder: "Shop or Street"
      keyboardType: .webSearch
      clearButtonMode: .whileEditing
      leftViewMode: .always
      leftView: image("magnifyingglass", role: .purpose)
      rightViewMode: .unlessEditing
      rightView: button {
        image: "book"
        accessibility { label: "Bookmarks" }
        on touchUpInside -> showBookmarks()
      }
      accessibility { label: "Search Shops" }
      on editingDidEndOnExit -> find(query: query)
    }
    slider radiusSlider {
      value <-> radius
      minimumValueImage: "circle.small"
      maximumValueImage: "circle.large"
      thumbTintColor: #FFFFFF
      accessibility {
        label: "Radius"
        hint: "Widens or narrows the search"
      }
      on valueChanged -> find(query: query)
    }
    if !isLocated {
      Waiting { text: "Looking for you" }
    }
  }

  content map {
    background: #1C1C1E

    annotation "Old Town Books" {
      detailDisclosureButton {
        reveals: StoreDetails
        accessibility { label: "More About Old Town Books" }
      }
    }
    annotation "Harbor Records" {
      detailDisclosureButton {
        reveals: StoreDetails
        accessibility { label: "More About Harbor Records" }
      }
    }
    label legend "Shops within \(round(radius)) km" {
      font: .caption2
      textColor: paper
    }
    infoButton {
      style: .light
      reveals: MapOptions
      revealsKind: .configuration
      transition: .flip
      accessibility { label: "Map Options" }
    }
  }

  table {
    automaticUpdates: true
    refreshControl {
      title: "Updated \(formatted(updated))"
      tintColor: brand
      on valueChanged -> reload()
    }
    for shop in nearby {
      row "\(shop)" {
        detailDisclosureButton { reveals: StoreDetails }
        on select -> select(shop: shop)
      }
    }
  }

  toolbar {
    button "Locate Me" { on touchUpInside -> locate() }
    button {
      image: "square.and.arrow.up"
      accessibility { label: "Share" }
      on touchUpInside -> share()
    }
  }
}
