import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// The content of a sheet in which the user chooses files of another computer.
///
/// The file dialog opens as the panel appears. A host that may open it only after a press, such as
/// a browser, does not, and the user presses the button.
struct UploadPanel: View {
  let types: [UTType]
  let allowsMany: Bool
  let settings: FileDialogSettings
  let exchange: any FileExchange
  /// Receives the files; empty when the user cancels.
  let finish: ([URL]) -> Void

  @State private var request: FileRequest?
  @State private var status: String?

  /// Browsers choose files, not folders.
  private var canChoose: Bool { types.contains { !$0.conforms(to: .directory) } }

  private var prompt: String {
    canChoose
      ? "Choose \(allowsMany ? "files" : "a file") on your computer."
      : "Folders cannot be chosen here."
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let message = settings.message { message.bold() }
      Text(verbatim: status ?? prompt)
      HStack(spacing: 16) {
        Spacer()
        Button("Cancel", role: .cancel) { finish([]) }.keyboardShortcut(.cancelAction)
        if canChoose {
          Button(action: ask) {
            settings.confirmation ?? Text(allowsMany ? "Choose Files…" : "Choose File…")
          }
        }
      }
    }
    .padding()
    .onAppear { if canChoose { ask() } }
    .onDisappear { if let request { exchange.cancel(request) } }
  }

  private func ask() {
    if let request { exchange.cancel(request) }
    status = nil
    let new = FileRequest(types: types, allowsMultiple: allowsMany) { update in
      switch update {
      case .canceled: finish([])
      case .receiving(let count): status = "Receiving \(count == 1 ? "a file" : "\(count) files")…"
      case .failed(let reason): status = reason
      case .received(let files): finish(files)
      }
    }
    request = new
    exchange.begin(new)
  }
}

/// The state ends with the gesture of the user.
extension UploadPanel: TransientState {}
