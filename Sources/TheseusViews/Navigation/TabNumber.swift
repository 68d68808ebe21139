import AttributeGraph
import TheseusCore

/// The number of a page whose label shows nothing of its own.
struct TabNumber: View, Equatable {
  var number: Int?

  var body: some View {
    if let number { Text(verbatim: "\(number)") }
  }
}
