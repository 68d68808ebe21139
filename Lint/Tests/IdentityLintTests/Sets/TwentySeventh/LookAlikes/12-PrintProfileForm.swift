import SwiftUI

enum PaperSize: String, CaseIterable, Identifiable {
  case a4 = "A4"
  case a5 = "A5"
  case letter = "LTR"

  var id: String { rawValue }

  var title: String {
    switch self {
    case .a4: "A4"
    case .a5: "A5"
    case .letter: "Letter"
    }
  }
}

struct PrintProfile: Codable, Hashable {
  var title = ""
  var paperCode = PaperSize.a4.rawValue
  var isDuplex = false
}

@Observable
final class PrintProfileEditor {
  var profile = PrintProfile()
  private let onSave: (PrintProfile) -> Void

  init(onSave: @escaping (PrintProfile) -> Void) {
    self.onSave = onSave
  }

  func save() {
    onSave(profile)
  }
}

struct PrintProfileForm: View {
  @Bindable var editor: PrintProfileEditor

  var body: some View {
    Form {
      TextField("Title", text: $editor.profile.title)
      Picker("Paper", selection: $editor.profile.paperCode) {
        ForEach(PaperSize.allCases) { paper in
          Text(paper.title)
        }
      }
      Toggle("Both sides", isOn: $editor.profile.isDuplex)
      Button("Save", action: editor.save)
    }
  }
}
