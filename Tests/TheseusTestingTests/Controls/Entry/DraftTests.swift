import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("a form edits a draft that is saved or discarded")
struct DraftTests {
  private enum Kind: String, CaseIterable, Identifiable {
    case home, work, other
    var id: Self { self }
  }

  private struct Contact: Identifiable, Equatable {
    var id: Int
    var name = ""
    var kind: Kind?
    var age = 30
    var rating = 5.0
    var isFavorite = false
    var notes = ""
  }

  private struct Editor: View {
    @State private var draft: Contact
    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss
    private let original: Contact
    private let save: (Contact) -> Void

    init(_ contact: Contact, save: @escaping (Contact) -> Void) {
      original = contact
      _draft = State(initialValue: contact)
      self.save = save
    }

    private var isValid: Bool { !draft.name.trimmingCharacters(in: .whitespaces).isEmpty }

    var body: some View {
      NavigationStack {
        Form {
          Section("Person") {
            TextField("Name", text: $draft.name)
            TextField("Age", value: $draft.age, format: .number)
            Toggle("Favorite", isOn: $draft.isFavorite)
          }
          Section("More") {
            Picker("Kind", selection: $draft.kind) {
              Text("None").tag(nil as Kind?)
              ForEach(Kind.allCases) { Text($0.rawValue).tag($0 as Kind?) }
            }
            Slider(value: $draft.rating, in: 0...10, step: 1) { Text("Rating") }
          }
          Button("Reset") { draft = original }
        }
        .navigationTitle("Edit")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) {
              if draft == original { dismiss() } else { isAsking = true }
            }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              save(draft)
              dismiss()
            }
            .disabled(!isValid)
          }
        }
        .confirmationDialog("Discard changes?", isPresented: $isAsking) {
          Button("Discard", role: .destructive) { dismiss() }
          Button("Keep Editing", role: .cancel) {}
        }
      }
      .interactiveDismissDisabled(draft != original)
    }
  }

  private struct Book: View {
    @State private var contacts = [Contact(id: 1, name: "Ann"), Contact(id: 2, name: "Bob")]
    @State private var edited: Contact?
    var body: some View {
      VStack {
        ForEach(contacts) { contact in
          Button("edit \(contact.id)") { edited = contact }
          Text(
            "\(contact.name) \(contact.kind?.rawValue ?? "none") \(contact.age) "
              + "\(contact.rating) \(contact.isFavorite)")
        }
      }
      .sheet(item: $edited) { contact in
        Editor(contact) { new in
          if let index = contacts.firstIndex(where: { $0.id == new.id }) { contacts[index] = new }
        }
      }
    }
  }

  private func host() throws -> TestHost {
    let host = TestHost(columns: 80, rows: 36) { Book() }
    try host.find(.button, "edit 1").tap()
    return host
  }

  private func texts(_ host: TestHost, _ text: String) -> Bool {
    !host.findAll(.text, text).isEmpty
  }

  @Test("saved, the draft replaces the element")
  func saved() throws {
    let host = try host()
    try host.find(.textField, "Name").replaceText("Anna")
    try host.find(.textField, "Age").replaceText("44")
    try host.find(.toggle, "Favorite").toggle()
    try host.find(.picker, "Kind").select("work")
    try host.find(.slider, "Rating").increment()
    #expect(texts(host, "Ann none 30 5.0 false"))
    try host.find(.button, "Save").tap()
    #expect(host.findAll(.dialog).isEmpty)
    #expect(texts(host, "Anna work 44 6.0 true"))
    #expect(texts(host, "Bob none 30 5.0 false"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R73 discarded after a question, it is fresh the next time")
  func discarded() throws {
    let host = try host()
    try host.find(.textField, "Name").type("zz")
    try host.find(.button, "Cancel").tap()
    try host.find(.button, "Keep Editing").tap()
    #expect(try host.find(.textField, "Name").value == "Annzz")
    try host.find(.button, "Cancel").tap()
    try host.find(.button, "Discard").tap()
    #expect(host.findAll(.dialog).isEmpty)
    #expect(texts(host, "Ann none 30 5.0 false"))
    try host.find(.button, "edit 1").tap()
    #expect(try host.find(.textField, "Name").value == "Ann")
    try host.find(.button, "Cancel").tap()
    #expect(host.findAll(.dialog).isEmpty)
    try host.find(.button, "edit 2").tap()
    #expect(try host.find(.textField, "Name").value == "Bob")
  }

  @Test("Escape dismisses an unchanged draft, and not a changed one")
  func escape() throws {
    let host = try host()
    host.press(.escape)
    #expect(host.findAll(.dialog).isEmpty)
    try host.find(.button, "edit 1").tap()
    try host.find(.toggle, "Favorite").toggle()
    host.press(.escape)
    #expect(try host.find(.toggle, "Favorite").value == "on")
    try host.find(.toggle, "Favorite").toggle()
    host.press(.escape)
    #expect(host.findAll(.toggle).isEmpty)
  }

  @Test("Save is disabled while the name is blank, and follows each key")
  func validation() throws {
    let host = try host()
    let save = try host.find(.button, "Save")
    #expect(save.isEnabled)
    try host.find(.textField, "Name").replaceText(" ")
    #expect(!save.isEnabled)
    #expect(throws: TestHostError.self) { try save.tap() }
    host.type("x")
    #expect(save.isEnabled)
    host.press(.delete)
    #expect(!save.isEnabled)
  }

  @Test("a reset shows the original values in all controls, also in a field being typed in")
  func reset() throws {
    let host = try host()
    try host.find(.toggle, "Favorite").toggle()
    try host.find(.picker, "Kind").select("home")
    try host.find(.slider, "Rating").increment()
    try host.find(.textField, "Age").replaceText("99")
    try host.find(.textField, "Name").replaceText("Q")
    try host.find(.button, "Reset").tap()
    #expect(try host.find(.textField, "Name").value == "Ann")
    #expect(try host.find(.textField, "Age").value == "30")
    #expect(try host.find(.toggle, "Favorite").value == "off")
    #expect(try host.find(.picker, "Kind").value == "None")
    #expect(try host.find(.slider, "Rating").value == "5")
    host.press(.escape)
    #expect(host.findAll(.toggle).isEmpty)
  }

  @Test("an age that is no number saves the last one that was")
  func invalidAge() throws {
    let host = try host()
    try host.find(.textField, "Age").replaceText("old")
    try host.find(.button, "Save").tap()
    #expect(texts(host, "Ann none 30 5.0 false"))
  }

  @Test("R86 an optional choice can be made and taken back")
  func optionalChoice() throws {
    let host = try host()
    try host.find(.picker, "Kind").select("other")
    #expect(try host.find(.picker, "Kind").value == "other")
    try host.find(.picker, "Kind").select("None")
    #expect(try host.find(.picker, "Kind").value == "None")
    #expect(host.trace.issues.isEmpty)
  }
}
