import Foundation

/// What a Darwin project may say with `import Foundation` alone, because Foundation brings Combine
/// there.
final class Timetable: ObservableObject {
  @Published var departures: [Date] = []
}
