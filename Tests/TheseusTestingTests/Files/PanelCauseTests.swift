import Foundation
import TheseusCore
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

/// A view of the library that the app's code creates has the position of that code as its cause.
@MainActor @Suite("causes of file panels and of a table's rows name the app's line")
struct PanelCauseTests {
  enum PanelForm: CaseIterable {
    case importer, importerOfMany, exporter, exporterOfTypes, item, mover, moverOfMany
  }

  private struct Panels: View {
    let form: PanelForm
    @State private var isShown = false
    private let file = URL(fileURLWithPath: "/tmp/a.txt")

    var body: some View {
      VStack {
        Button("show") { isShown = true }
        presenting
      }
    }

    @ViewBuilder private var presenting: some View {
      let text = Text("text")
      switch form {
      case .importer:
        text.fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { _ in }
      case .importerOfMany:
        text.fileImporter(
          isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true
        ) { _ in }
      case .exporter:
        text.fileExporter(
          isPresented: $isShown, document: Exported(), contentType: .plainText
        ) { _ in }
      case .exporterOfTypes:
        text.fileExporter(
          isPresented: $isShown, document: Exported(), contentTypes: [.plainText]
        ) { _ in }
      case .item: text.fileExporter(isPresented: $isShown, item: "text") { _ in }
      case .mover: text.fileMover(isPresented: $isShown, file: file) { _ in }
      case .moverOfMany: text.fileMover(isPresented: $isShown, files: [file]) { _ in }
      }
    }
  }

  private struct Exported: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @Test(
    "a panel for files is presented and dismissed where it is written",
    arguments: PanelForm.allCases)
  func panels(_ form: PanelForm) throws {
    let host = TestHost(columns: 80, rows: 24) { Panels(form: form) }
    try host.find(.button, "show").tap()
    let created = created(host)
    #expect(created.map(\.kind) == [.presented])
    #expect(created.first?.location?.fileID.hasSuffix("PanelCauseTests.swift") == true)
    host.press(.escape)
    let ended =
      host.trace.ended(FilePanel.self).map(\.cause)
      + host.trace.ended(DestinationPanel.self).map(\.cause)
    #expect(ended.map(\.kind) == [.dismissed])
    #expect(ended.first?.location == created.first?.location)
  }

  private func created(_ host: TestHost) -> [Cause] {
    host.trace.created(FilePanel.self).map(\.cause)
      + host.trace.created(DestinationPanel.self).map(\.cause)
  }

  private struct File: Identifiable {
    let id: String
    var files: [File]?
  }

  private struct Name: View {
    let name: String
    var body: some View { Text(name) }
  }

  @Test("R6 the rows of a table of a tree come from the line of the table")
  func tableRows() throws {
    let host = TestHost(columns: 40, rows: 12) {
      Table([File(id: "only", files: [])], children: \.files) {
        TableColumn("Name") { Name(name: $0.id) }
      }
    }
    let causes = host.trace.created(Name.self).map(\.cause)
    #expect(causes.count == 1)
    #expect(causes.first?.location?.fileID.hasSuffix("PanelCauseTests.swift") == true)
  }
}
