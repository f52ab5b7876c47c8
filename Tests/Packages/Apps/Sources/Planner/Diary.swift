import CtlRuntime

/// Has one event in each month, and shows nothing.
struct Diary: MonthTasks, MonthRoutes {
  func load(month: DateTime) async throws -> [Event] {
    let start = month.adding(days: 3)
    return [Event(id: 1, title: "Tea", start: start, end: start.adding(.seconds(3600)))]
  }

  func open(_ route: MonthRoute, from screen: inout Month) {}
}
