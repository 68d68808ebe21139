import SwiftUI

@main
enum GRDBAndCombineApp {
  static func main() throws {
    let counter = try Counter()
    let object: any ObservableObject = counter
    counter.count = 1
    print(try counter.history(), object === counter)
  }
}
