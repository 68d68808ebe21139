import SwiftUI

@main
@MainActor
enum CombineApp {
  static func main() {
    let search = Search()
    // The same `ObservableObject` by either import.
    let object: any ObservableObject = search
    search.query = CommandLine.arguments.dropFirst().first ?? "t"
    print(search.results, object === search)
  }
}
