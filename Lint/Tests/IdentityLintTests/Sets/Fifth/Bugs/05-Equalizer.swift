import SwiftUI

struct Band: Identifiable {
  let id: Int
  var gain: Double
}

struct BandSlider: View {
  @Binding var gain: Double
  let label: String
  @State private var position = 0.0

  var body: some View {
    VStack {
      Slider(value: $position, in: -12...12) { isEditing in
        if !isEditing { gain = position }
      }
      Text("\(label): \(position, specifier: "%.1f") dB")
    }
    // bug: the band keeps its own copy of the gain
    .onAppear { position = gain }
  }
}

struct EqualizerView: View {
  @State private var bands = [60, 250, 1000, 4000, 12000].map { Band(id: $0, gain: 0) }

  var body: some View {
    VStack {
      ForEach($bands) { $band in
        BandSlider(gain: $band.gain, label: "\(band.id) Hz")
      }
      Button("Flat") {
        for index in bands.indices { bands[index].gain = 0 }
      }
    }
    .padding()
  }
}
