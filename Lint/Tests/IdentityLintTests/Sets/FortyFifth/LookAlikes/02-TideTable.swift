import SwiftUI

struct Harbour: Identifiable, Hashable {
  let id: String
  let name: String

  var tidesURL: URL {
    URL(string: "https://tides.example.com/\(id)")!
  }
}

struct TideMark: Decodable, Identifiable {
  let id: String
  let text: String
}

struct TideTable: View {
  let harbour: Harbour
  @State private var marks: [TideMark] = []
  @State private var failure: String?

  var body: some View {
    List {
      if let failure {
        Label(failure, systemImage: "wifi.exclamationmark")
          .foregroundStyle(.red)
      }
      ForEach(marks) { mark in
        Text(mark.text)
      }
    }
    .navigationTitle(harbour.name)
    .task(id: harbour.id) {
      failure = nil
      marks = []
      await load()
    }
  }

  private func load() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: harbour.tidesURL)
      marks = try JSONDecoder().decode([TideMark].self, from: data)
    } catch is CancellationError {
      return
    } catch let error as URLError where error.code == .cancelled {
      return
    } catch {
      failure = error.localizedDescription
    }
  }
}
