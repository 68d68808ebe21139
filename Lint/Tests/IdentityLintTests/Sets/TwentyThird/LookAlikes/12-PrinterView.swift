import SwiftUI

final class PrintQueue: ObservableObject {
  @Published var documents: [String] = []

  func append(_ name: String) {
    documents.append(name)
  }
}

final class PrinterModel: ObservableObject {
  @Published var printerName = "Office 2"
  let queue = PrintQueue()

  func send(_ name: String) {
    queue.append(name)
  }
}

struct PrinterView: View {
  @StateObject private var printer = PrinterModel()
  private let documents = ["Contract", "Floor plan", "Menu"]

  var body: some View {
    List {
      Section(printer.printerName) {
        ForEach(documents, id: \.self) { name in
          Button("Print \(name)") { printer.send(name) }
        }
      }
      PrintQueueSection(queue: printer.queue)
    }
  }
}

struct PrintQueueSection: View {
  @ObservedObject var queue: PrintQueue

  var body: some View {
    Section("Waiting") {
      if queue.documents.isEmpty {
        Text("Nothing to print")
      }
      ForEach(Array(queue.documents.enumerated()), id: \.offset) { _, name in
        Text(name)
      }
    }
  }
}
