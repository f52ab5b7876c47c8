import CtlRuntime
import Design
import PodcastKit
import Testing

@testable import Podcasts

@MainActor func waits(_ isDone: () -> Bool) async {
  for _ in 0..<10_000 where !isDone() { await Task.yield() }
}

@MainActor @Test func episodesAreLoadedAndDownloaded() async {
  let podcast = Podcast(id: 1, title: "Leaves", author: "Ada")
  let screen = ObservedScreen(Episodes(podcast: podcast), actions: Server())
  screen.appear()
  await waits { !screen.episodes.isEmpty }
  #expect(screen.episodes.map(\.title) == ["Old", "New"])
  #expect(screen.tree.container?.title == "Leaves")

  // The newest comes first, and its result goes to its place in the list.
  screen.send(.tap, to: .downloadSwipeAction(0))
  await waits { screen.episodes.contains { $0.download == .done } }
  #expect(screen.episodes.map(\.download) == [.none, .done])

  screen.send(.tap, to: .downloadSwipeAction(1))
  await waits { screen.download.isFailed }
  #expect(screen.episodes.map(\.download) == [.none, .done])
  #expect(screen.download.message == "You are offline.")
}

@MainActor @Test func itemsOfSortedListsChangeTheirOwn() async {
  let podcast = Podcast(id: 1, title: "Leaves", author: "Ada")
  let screen = ObservedScreen(Episodes(podcast: podcast), actions: Server())
  screen.appear()
  await waits { !screen.episodes.isEmpty }
  screen.send(.tap, to: .playedSwipeAction(0))
  #expect(screen.episodes.map(\.isPlayed) == [false, true])
}

@Test func looksOfTheDesignApplyToScreensThatImportIt() {
  let podcast = Podcast(id: 1, title: "Leaves", author: "Ada")
  #expect(Episodes(podcast: podcast).appearance[Button.self].tintColor == DesignConstants.brand)
}
