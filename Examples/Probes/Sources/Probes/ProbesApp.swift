import ProbeViews
import SwiftUI

struct ProbesApp: App {
  var body: some Scene {
    WindowGroup("Probes") { ProbesView() }
  }
}

/// The list of probes, and the one that is open.
struct ProbesView: View {
  @State private var selection: String? = Probe.all.first?.id

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      List(selection: $selection) {
        ForEach(groups, id: \.name) { group in
          Section(group.name) {
            ForEach(group.probes) { Text($0.title) }
          }
        }
      }
      .frame(width: 280)
      if let probe = Probe.all.first(where: { $0.id == selection }) {
        ScrollView { ProbePage(probe: probe).id(probe.id) }
      } else {
        Text("Choose a probe.")
      }
    }
  }

  private var groups: [(name: String, probes: [Probe])] {
    var groups: [(name: String, probes: [Probe])] = []
    for probe in Probe.all {
      if groups.last?.name == probe.group {
        groups[groups.count - 1].probes.append(probe)
      } else {
        groups.append((probe.group, [probe]))
      }
    }
    return groups
  }
}

/// One probe: the expectation, the screen itself, and the runtime's report.
struct ProbePage: View {
  let probe: Probe
  @State private var isNext = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(probe.title).bold()
      Text(probe.claim)
      Text(
        """
        \(probe.rules.joined(separator: ", ")). Do: \
        \(probe.steps.map(\.words).joined(separator: "; ")).
        """
      ).foregroundStyle(.secondary)
      if probe.nextScreen != nil { Toggle("Second form", isOn: $isNext) }
      Divider()
      ProbeStage(content: (isNext ? probe.nextScreen : nil) ?? probe.screen)
      Divider()
      ProbeFindings(probe: probe)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The area of the probe's screen.
struct ProbeStage: View {
  let content: AnyView
  var body: some View { content }
}
