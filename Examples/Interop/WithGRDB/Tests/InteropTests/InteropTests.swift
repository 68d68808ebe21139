import Foundation
import Testing

@testable import FoundationOnlyApp
@testable import GRDBAndCombineApp
@testable import GRDBApp

@MainActor
@Test("GRDB stores beside SwiftUI")
func grdb() throws {
  let shelf = try Shelf()
  try shelf.add("Walden")
  try shelf.add("Emma")
  #expect(shelf.titles == ["Emma", "Walden"])
}

@Test("GRDB stores what Combine publishes, in one target")
func both() throws {
  let counter = try Counter()
  counter.count = 2
  counter.count = 5
  #expect(try counter.history() == [2, 5])
}

@Test("A file with Foundation alone has ObservableObject")
func foundationOnly() {
  let timetable = Timetable()
  var announced = 0
  let cancellable = timetable.objectWillChange.sink { announced += 1 }
  timetable.departures.append(Date(timeIntervalSince1970: 0))
  #expect(announced == 1)
  cancellable.cancel()
}
