import SwiftUI

@main
enum FoundationOnlyApp {
  static func main() {
    let timetable = Timetable()
    let object: any ObservableObject = timetable
    timetable.departures.append(Date(timeIntervalSince1970: 0))
    print(timetable.departures.count, object === timetable)
  }
}
