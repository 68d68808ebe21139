import Foundation
import TheseusCore
import TheseusViews

extension NumberCase {
  static let controls: [NumberCase] = [
    NumberCase("slider value") { Slider(value: .constant($0), in: 0...1) { Text("a") } },
    NumberCase("slider step") { Slider(value: .constant(1), in: 0...10, step: $0 > 0 ? $0 : 1) },
    NumberCase("slider bounds") { number in
      if number > 0 { Slider(value: .constant(1), in: 0...number) }
      if number < 0 { Slider(value: .constant(1), in: number...0) }
    },
    NumberCase("slider ticks") { number in
      Slider(value: .constant(0.5), in: 0...1, step: 0.1) {
        Text("a")
      } tick: {
        SliderTick($0 * number)
      }
      Slider(value: .constant(0.5), neutralValue: number) {
        Text("b")
      } ticks: {
        SliderTick(0.5) { Text("half") }
        SliderTick(number)
      }
    },
    NumberCase("stepper") { Stepper("a", value: .constant($0), step: $0) },
    NumberCase("bounded stepper") {
      Stepper("a", value: .constant($0), in: -10...10, step: abs($0))
    },
    NumberCase("formatted stepper") {
      Stepper("a", value: .constant($0), step: $0, format: .number)
    },
    NumberCase("progress") {
      ProgressView(value: $0)
      ProgressView(value: 1, total: $0)
      ProgressView(value: $0, total: $0) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
      ProgressView(value: $0).progressViewStyle(.circular)
    },
    NumberCase("gauge") { number in
      Gauge(value: number) { Text("a") }
      Gauge(value: number, in: 0...1) {
        Text("a")
      } currentValueLabel: {
        Text("\(number)")
      }
      if number > 0 { Gauge(value: 1, in: 0...number) { Text("a") } }
      Gauge(value: number) { Text("a") }.gaugeStyle(.accessoryCircular)
    },
    NumberCase("number field") {
      TextField("a", value: .constant($0), format: .number)
      TextField("a", value: .constant($0), format: .percent)
      TextField("a", value: .constant($0), formatter: NumberFormatter())
    },
    NumberCase("date picker") {
      let date = Date(timeIntervalSinceReferenceDate: $0)
      DatePicker("a", selection: .constant(date))
      DatePicker("a", selection: .constant(date)).datePickerStyle(.graphical)
    },
    NumberCase("bounded date picker") {
      let date = Date(timeIntervalSinceReferenceDate: $0)
      // Swift itself refuses a range that is not ordered.
      if date == date {
        DatePicker("a", selection: .constant(.now), in: ...date)
        DatePicker("a", selection: .constant(.now), in: date...)
      }
    },
    NumberCase("long press") {
      Text("a").onLongPressGesture(minimumDuration: $0, maximumDistance: $0) {}
        .gesture(DragGesture(minimumDistance: $0))
    },
    NumberCase("badge") { Text("a").badge(Int(exactly: $0) ?? .min) },
    NumberCase("kerning") {
      Text("abc").kerning($0).tracking($0).baselineOffset($0).lineSpacing($0)
        .minimumScaleFactor($0)
    },
  ]

  static let times: [NumberCase] = [
    NumberCase("date styles") {
      let date = Date(timeIntervalSinceReferenceDate: $0)
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, style: .relative)
      Text(date, style: .offset)
      Text(date, style: .timer)
    },
    NumberCase("date intervals") {
      let date = Date(timeIntervalSinceReferenceDate: $0)
      if date > .distantPast { Text(Date.distantPast...date) }
      if date > .distantPast { Text(timerInterval: Date.distantPast...date) }
      if date > .distantPast { ProgressView(timerInterval: Date.distantPast...date) }
      if date < .distantFuture { Text(timerInterval: date...Date.distantFuture) }
      if date < .distantFuture {
        ProgressView(timerInterval: date...Date.distantFuture, countsDown: false)
      }
    },
    NumberCase("date format") { Text(Date(timeIntervalSinceReferenceDate: $0), format: .dateTime) },
    NumberCase("duration offset") {
      let date = Date(timeIntervalSinceReferenceDate: $0)
      Text(.durationOffset(to: date), format: .units())
      Text(.durationOffset(to: date), format: .time(pattern: .hourMinuteSecond))
    },
    NumberCase("timeline") {
      TimelineView(.periodic(from: .now, by: $0)) { Text("\($0.date.timeIntervalSinceNow)") }
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: $0), by: 1)) { _ in
        Text("a")
      }
      TimelineView(.animation(minimumInterval: $0)) { _ in Text("b") }
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: $0)])) { _ in Text("c") }
    },
  ]
}
