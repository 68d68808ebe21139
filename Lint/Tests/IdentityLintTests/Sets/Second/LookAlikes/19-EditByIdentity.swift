import SwiftUI

struct Variable19: Identifiable { let id = UUID(); var key: String; var value: String }
struct Env19: View {
  @State private var all = [Variable19(key: "PATH", value: "/bin")];
  var body: some View {
    Form {
      ForEach($all) { $v in
        HStack {
          TextField("Key", text: $v.key); TextField("Value", text: $v.value)
        }
      }
    }
  }
}
