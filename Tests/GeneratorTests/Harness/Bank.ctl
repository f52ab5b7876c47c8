/// An account of a customer.
record Account {
  id: Int
  name: String
  balance: Double = 0
}

screen Accounts(customer: Int = 3) "Accounts" {
  var accounts: [Account] = []
  var total: Double = 0
  var note: String?
  var rounds: Int = 1
  var ends: String = ""
  var seen: Int = 0

  action help(topic: String)
  /// Fetches the accounts of a customer.
  task load(customer: Int, actions: [String] = ["a"], kind: .network) -> [Account]
  task sum(of: [Account]) -> Double
  task find(name: String?) -> String?
  task save(kind: .network, duration: 1s)
  /// The app runs it when it likes.
  task sync(kind: .network)

  sample "Loaded" {
    rounds: 2
    seen: 3
    load: .finished([Account(id: 2, name: "House", balance: 800)])
  }
  sample "No Connection" { load: .failed("No connection"); save: .running(0.25); sync: .running }
  sample "Saved" { save: .finished }

  on appear {
    accounts = load(customer: customer)
    rounds += 1
  }

  on load(found) {
    if let first = found.first { ends = "\(first.name) of \(found.count)" } else { cancel sum }
    seen += 10
  }
  on save -> ends = "\(ends) saved"
  on sum(whole) -> help(topic: "sum \(whole)")
  on load.failed(message) {
    note = message
    if rounds < 0 { rounds = 9 }
  }
  on save.failed -> help(topic: "save failed")

  statusBar { networkActivityIndicator }
  table {
    if load.isRunning {
      row { activityIndicator { while: load; style: .gray } }
    }
    for account in accounts {
      row "\(account.name)" { on select -> note = find(name: account.name) }
    } else {
      row "\(load.isFailed ? load.message : "No Accounts")" {
        on select -> accounts = load(customer: rounds, actions: ["b"])
      }
    }
    row { label answer "\(note ?? "none") \(find.value ?? "–") \(total) \((load.value ?? []).count)" }
    row { label end "\(ends) \(seen)" }
    row { label part "\(save.progress.formatted(.percent))"; progressView bar { progress: save.progress } }
  }
  toolbar {
    button "Cancel" { isEnabled: load.isRunning; on touchUpInside -> cancel load }
    button "Sum" { on touchUpInside -> total = sum(of: accounts) }
    button "Save" {
      isEnabled: !save.isRunning
      on touchUpInside {
        save()
        help(topic: "save")
      }
    }
  }
}

/// Reads what its task was started with.
screen Sums "Sums" {
  var pair: String = ""

  task add(first: Int, second: Int = 5, note: String?) -> Int

  sample "Added" { add: .finished(7, first: 3, second: 4) }

  on add(sum) -> pair = "\(add.first) \(add.second) \(add.note ?? "-") \(sum)"
  on add.failed -> add(first: add.second, second: add.first, note: "again")

  content {
    label shown "\(add.first ?? 0) \(pair)"
    if let note = add.note { label noted "\(note)" }
    button "Add" { on touchUpInside -> add(first: 1, second: 2) }
    button "Repeat" { on touchUpInside -> add(first: 3, second: 4, note: add.note) }
  }
}

record Episode {
  id: Int
  title: String
}

/// Its work goes on for several items at the same time.
screen Shelf "Shelf" {
  let episodes = [Episode(id: 1, title: "Garden"), Episode(id: 2, title: "Rain")]
  var log: String = ""
  var sizes: [Int] = []

  task download(for episode: Episode, quality: Int = 3, kind: .network, duration: .known) -> Int
  task rate(for name: String)

  sample "Both" {
    download: .running(0.5, episode: episodes[0])
    download: .failed("Full", episode: episodes[1], quality: 1)
    rate: .finished(name: "a")
  }

  on download(size) -> log = "\(log)\(download.episode.title) \(download.quality) \(size);"
  on download.failed(message) {
    log = "\(log)\(download.episode.title) \(message);"
    if download.quality > 1 { download(episode: download.episode, quality: download.quality - 1) }
  }
  on rate -> log = "\(log)\(rate.name);"

  statusBar { networkActivityIndicator { while: download } }
  table {
    for episode in episodes {
      row "\(episode.title) \(download(episode).quality ?? 0)" {
        label state "\(download(episode).isRunning) \(download(episode).progress) \(download(episode).message) \(download(episode).value ?? 0)"
        button go "Go" { on touchUpInside -> sizes += download(episode: episode) }
        button stop "Stop" { on touchUpInside -> cancel download(episode) }
      }
    }
  }
  toolbar {
    label all "\(download.isRunning) \(rate("a").isRunning) \(rate("b").isRunning)"
    button "Rate" {
      on touchUpInside {
        rate(name: "a")
        rate(name: "b")
        cancel rate("a")
      }
    }
    button "Stop All" { on touchUpInside -> cancel download }
  }
}
