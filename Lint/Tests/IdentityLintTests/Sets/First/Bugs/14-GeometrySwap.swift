import SwiftUI

struct Workbench: View {
  var body: some View {
    GeometryReader { proxy in
      let wide = proxy.size.width > proxy.size.height
      if wide {  // bug: resizing the window clears the console
        HStack(spacing: 0) {
          Canvas2(); Console()
        }
      } else {
        VStack(spacing: 0) {
          Canvas2(); Console()
        }
      }
    }
  }
}

struct Canvas2: View { var body: some View { Color.black } }

struct Console: View {
  @State private var input = ""
  @State private var history: [String] = []
  var body: some View {
    VStack {
      ForEach(history, id: \.self) { Text($0) }
      TextField(">", text: $input).onSubmit {
        history.append(input); input = ""
      }
    }
  }
}
