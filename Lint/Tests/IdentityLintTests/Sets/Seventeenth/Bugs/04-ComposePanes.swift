import SwiftUI

enum ComposePane: String, CaseIterable, Identifiable {
  case message, attachments, schedule
  var id: Self { self }
}

struct PaneBar: View {
  @Binding var selection: ComposePane
  @Namespace private var underline

  var body: some View {
    HStack(spacing: 24) {
      ForEach(ComposePane.allCases) { pane in
        Button(pane.rawValue.capitalized) { selection = pane }
          .padding(.vertical, 8)
          .overlay(alignment: .bottom) {
            if pane == selection {
              Capsule()
                .frame(height: 2)
                .matchedGeometryEffect(id: "underline", in: underline)
            }
          }
      }
    }
    .animation(.snappy, value: selection)
  }
}

struct MessagePane: View {
  @State private var subject = ""
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Subject", text: $subject)
      TextField("Message", text: $text, axis: .vertical)
    }
  }
}

struct ComposeScreen: View {
  let files: [String]
  @State private var pane: ComposePane = .message
  @State private var sendDate = Date()

  var body: some View {
    VStack(spacing: 0) {
      PaneBar(selection: $pane)
      // bug: only the selected pane exists; switching to Attachments or Schedule and back ends
      // MessagePane and its @State subject and text: the draft is lost
      switch pane {
      case .message:
        MessagePane()
      case .attachments:
        List(files, id: \.self) { Text($0) }
      case .schedule:
        DatePicker("Send at", selection: $sendDate).padding()
      }
    }
  }
}
