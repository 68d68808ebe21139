import SwiftUI

struct RoutineBlock: Identifiable, Hashable {
  let id: UUID
  var text: String
  var minutes: Int
}

struct Routine {
  var title = ""
  var blocks: [RoutineBlock] = []

  var duration: Int { blocks.map(\.minutes).reduce(0, +) }
  var warnings: [String] {
    duration > 120 ? ["Longer than two hours", "Add a break"] : []
  }
}

extension Routine {
  mutating func appendBlock() {
    blocks.append(RoutineBlock(id: UUID(), text: "Block \(blocks.count + 1)", minutes: 5))
  }
}

struct RoutineEditor: View {
  @Binding var routine: Routine

  var body: some View {
    Form {
      TextField("Title", text: $routine.title)
      Section("Blocks") {
        ForEach($routine.blocks, id: \.id) { $block in
          BlockEditor(block: $block)
        }
        Button("Add block") { routine.appendBlock() }
      }
      Section("\(routine.duration) min") {
        ForEach(routine.warnings, id: \.self) { warning in
          Label(warning, systemImage: "exclamationmark.triangle")
        }
      }
    }
  }
}

struct BlockEditor: View {
  @Binding var block: RoutineBlock
  @State private var showsTiming = false

  var body: some View {
    VStack(alignment: .leading) {
      TextField("What to do", text: $block.text)
      DisclosureGroup("Timing", isExpanded: $showsTiming) {
        Stepper("\(block.minutes) min", value: $block.minutes, in: 1...90)
      }
    }
  }
}
