import SwiftUI

struct LicenseKeyField: View {
  private static let groupCount = 5
  private static let groupLength = 4

  let onComplete: (String) -> Void

  @State private var groups = Array(repeating: "", count: Self.groupCount)
  @FocusState private var focusedGroup: Int?

  var body: some View {
    VStack(alignment: .leading) {
      Text("License key").font(.headline)
      HStack {
        ForEach(0..<Self.groupCount, id: \.self) { index in
          TextField("XXXX", text: $groups[index])
            .focused($focusedGroup, equals: index)
            .font(.body.monospaced())
            .frame(width: 72)
            .onChange(of: groups[index]) { _, text in
              advance(from: index, text: text)
            }
          if index < Self.groupCount - 1 {
            Text("–").foregroundStyle(.tertiary)
          }
        }
      }
      HStack {
        Button("Clear") {
          groups = Array(repeating: "", count: Self.groupCount)
          focusedGroup = 0
        }
        Button("Activate") {
          onComplete(groups.joined(separator: "-").uppercased())
        }
        .disabled(groups.contains { $0.count != Self.groupLength })
      }
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .onAppear { focusedGroup = 0 }
  }

  private func advance(from index: Int, text: String) {
    guard text.count >= Self.groupLength, focusedGroup == index else { return }
    focusedGroup = index + 1 < Self.groupCount ? index + 1 : nil
  }
}
