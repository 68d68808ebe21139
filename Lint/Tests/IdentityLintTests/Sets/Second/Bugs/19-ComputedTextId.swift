import SwiftUI

struct Variable: Identifiable {
  var key: String; var value: String; var id: String { key + "=" + value }
}
struct Environment19: View {
  @State private var variables = [Variable(key: "PATH", value: "/bin")]
  var body: some View {
    Form {
      ForEach($variables) { $v in  // bug: each letter ends editing
        HStack {
          TextField("Key", text: $v.key); TextField("Value", text: $v.value)
        }
      }
    }
  }
}
