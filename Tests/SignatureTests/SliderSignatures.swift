import SwiftUI

/// Sliders with ticks, a neutral value and bounds.
@MainActor enum SliderSignatures {
  @ViewBuilder static func sliders(_ number: Binding<Double>) -> some View {
    Slider(value: number, neutralValue: 0.5) { Text("a") }
    Slider(value: number, in: 0...1, enabledBounds: 0.2...0.8) { Text("a") }
    Slider(value: number, in: 0...1, step: 0.1, enabledBounds: 0.2...0.8) { Text("a") }
    Slider(value: number, in: 0...1, step: 0.25) {
      Text("a")
    } tick: { value in
      SliderTick(value)
    }
    Slider(value: number, in: 0...1, step: 0.25, neutralValue: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } tick: { value in
      value > 0.5 ? SliderTick(value) { Text("tick") } : nil
    } onEditingChanged: { _ in
    }
    Slider(value: number) {
      Text("a")
    } currentValueLabel: {
      Text("now")
    } ticks: {
      SliderTickContentForEach(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, id: \.self) {
        value in
        SliderTick(value) { Text("tick") }
      }
    }
    Slider(value: number, in: 0...1, neutralValue: 0.5) {
      Text("a")
    } minimumValueLabel: {
      Image(systemName: "minus")
    } maximumValueLabel: {
      Image(systemName: "plus")
    } ticks: {
      SliderTick(0.6)
      SliderTick("most", 0.9)
    }
  }
}
