import SwiftUI

@Observable final class Model {
  var text = "" { didSet { edits += 1 } }
  var edits = 0
  var round = 0
  func restart() { round += 1 }
}
struct Editor: View {
  @Bindable var model: Model
  @State private var resets = 0
  @State private var count = 0
  var body: some View {
    // A button begins again on purpose.
    TextField("Text", text: $model.text).id(model.round)
    TextField("Text", text: $model.text).id(resets)
    Button("Reset") {
      resets += 1
      model.restart()
    }
    // Another view is recreated, not the field.
    Text("\(model.text.count) letters").id(model.edits)
    TextField("Other", text: $model.text)
      .onChange(of: model.text) { count += 1 }
    Text("\(count)").id(count)
  }
}
