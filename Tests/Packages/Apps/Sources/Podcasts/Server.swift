import CtlRuntime
import PodcastKit

struct Offline: ReadableError { var message: String { "You are offline." } }

/// The app's part of the screen with the episodes of a podcast.
struct Server: EpisodesActions, EpisodesTasks, EpisodesRoutes {
  func markAllPlayed(_ screen: inout Episodes) {
    for index in screen.episodes.indices { screen.episodes[index].isPlayed = true }
  }

  func load(podcast: Int) async throws -> [Episode] {
    [
      Episode(
        id: 1, title: "Old", published: DateTime(iso8601: "2026-01-01"), duration: .seconds(60)),
      Episode(
        id: 2, title: "New", published: DateTime(iso8601: "2026-02-01"), duration: .seconds(90)),
    ]
  }

  func download(episode: Episode) async throws -> Episode {
    if episode.id == 1 { throw Offline() }
    var done = episode
    done.download = .done
    return done
  }

  func open(_ route: EpisodesRoute, from screen: inout Episodes) {}
}
