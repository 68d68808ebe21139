import AppKit
import SwiftUI

struct Volume: Identifiable, Hashable {
  let url: URL
  let name: String

  var id: URL { url }
}

@MainActor
@Observable
final class VolumesModel {
  private(set) var volumes: [Volume] = []

  func reload() {
    let keys: [URLResourceKey] = [.volumeNameKey]
    let urls = FileManager.default.mountedVolumeURLs(includingResourceValuesForKeys: keys) ?? []
    volumes = urls.map { url in
      let values = try? url.resourceValues(forKeys: Set(keys))
      return Volume(url: url, name: values?.volumeName ?? url.lastPathComponent)
    }
  }
}

struct VolumesSidebar: View {
  @Binding var selection: URL?
  @State private var model = VolumesModel()

  var body: some View {
    List(model.volumes, selection: $selection) { volume in
      Label(volume.name, systemImage: "externaldrive")
    }
    .task {
      model.reload()
      let center = NSWorkspace.shared.notificationCenter
      for await _ in center.notifications(named: NSWorkspace.didMountNotification).map({ _ in () })
      {
        model.reload()
      }
    }
    .task {
      let center = NSWorkspace.shared.notificationCenter
      for await _ in center.notifications(named: NSWorkspace.didUnmountNotification).map({ _ in () }
      ) {
        model.reload()
      }
    }
  }
}

struct VolumeBrowser: View {
  @State private var selection: URL?

  var body: some View {
    NavigationSplitView {
      VolumesSidebar(selection: $selection)
    } detail: {
      Text(selection?.path ?? "No volume")
    }
  }
}
