import Foundation

/// Code that compiles on Darwin with `import Foundation` alone, because Foundation exports Combine
/// there.
final class Timetable: ObservableObject {
  @Published var departures: [Date] = []
}
