import SwiftUI

@main
@MainActor
enum GRDBApp {
  static func main() throws {
    let shelf = try Shelf()
    for title in CommandLine.arguments.dropFirst() { try shelf.add(title) }
    print(shelf.titles)
  }
}
