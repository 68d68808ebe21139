import SwiftUI

/// Texts, labels, images and the modifiers that style them.
@MainActor enum TextSignatures {
  @ViewBuilder static func texts(_ count: Int, _ name: String, _ date: Date) -> some View {
    Text("a")
    Text(name)
    Text(verbatim: name)
    Text("a \(count) \(name)")
    Text("a", comment: "a comment")
    Text("a", tableName: "Table")
    Text("a", bundle: .main)
    Text(date, style: .relative)
    Text(count, format: .number)
    Text(date, format: .dateTime)
    Text(.currentDate, format: .dateTime)
    Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
    Text(NSNumber(value: count), formatter: NumberFormatter())
    Text(timerInterval: date...date.addingTimeInterval(1))
    Text(timerInterval: date...date.addingTimeInterval(1), countsDown: false)
    Text(timerInterval: date...date.addingTimeInterval(1), countsDown: false, showsHours: false)
    Text(timerInterval: date...date.addingTimeInterval(1), pauseTime: date, countsDown: true)
    Text("^[\(count) item](inflect: true)")
    Text("a") + Text("b").bold()
    Text(AttributedString("a"))
  }

  @ViewBuilder static var labels: some View {
    Label("a", systemImage: "star")
    Label("a", image: "star")
    Label {
      Text("a")
    } icon: {
      Image(systemName: "star")
    }
    Label(title: { Text("a") }, icon: { Image(systemName: "star") })
    Label(title: { Text("a") }) { Image(systemName: "star") }
    Label("a", systemImage: "star").labelStyle(.iconOnly)
    Label("a", systemImage: "star").labelIconToTitleSpacing(8)
    Label("a", systemImage: "star").labelReservedIconWidth(16)
    Text("a").labelsHidden()
    LabeledContent("a") { Text("b") }
    LabeledContent("a", value: "b")
    LabeledContent("a", value: 1, format: .number)
    LabeledContent("a", content: { Text("b") })
    LabeledContent {
      Text("b")
    } label: {
      Text("a")
    }
    LabeledContent(content: { Text("b") }, label: { Text("a") })
    LabeledContent(content: { Text("b") }) { Text("a") }
    LabeledContent("a", value: "b").labeledContentStyle(.automatic)
    Text("a").badge(1)
    Text("a").help("b")
  }

  @ViewBuilder static var fonts: some View {
    Text("a").font(.headline)
    Text("a").fontWeight(.bold)
    Text("a").fontDesign(.rounded)
    Text("a").fontWidth(.condensed)
    Text("a").bold()
    Text("a").bold(true)
    Text("a").italic()
    Text("a").italic(true)
    Text("a").underline()
    Text("a").underline(true)
    Text("a").strikethrough()
    Text("a").strikethrough(true)
    Text("a").strikethrough(true, color: .red)
    Text("a").strikethrough(true, pattern: .dash, color: .red)
    Text("a").monospaced()
    Text("a").monospacedDigit()
    Text("a").kerning(1)
    Text("a").tracking(1)
    Text("a").baselineOffset(1)
    Text("a").dynamicTypeSize(.large)
  }

  @ViewBuilder static var lines: some View {
    Text("a").lineLimit(1)
    Text("a").lineLimit(2, reservesSpace: true)
    Text("a").lineLimit(1...3)
    Text("a").lineSpacing(1)
    Text("a").multilineTextAlignment(.center)
    Text("a").truncationMode(.tail)
    Text("a").minimumScaleFactor(0.5)
    Text("a").allowsTightening(true)
    Text("a").textCase(.uppercase)
    Text("a").textSelection(.enabled)
    Text("a").contentTransition(.numericText())
    Text("a").redacted(reason: .placeholder)
    Text("a").unredacted()
    Text("a").privacySensitive()
    Text("a").privacySensitive(true)
    Text("a").invalidatableContent()
    Text("a").typesettingLanguage(.init(languageCode: .english))
    Text("a").flipsForRightToLeftLayoutDirection(true)
  }

  @ViewBuilder static func images(_ url: URL?) -> some View {
    Image("a")
    Image("a", bundle: .main)
    Image(systemName: "star")
    Image(systemName: "star", variableValue: 0.5)
    Image(decorative: "a")
    Image(systemName: "star").resizable()
    Image(systemName: "star").resizable(resizingMode: .tile)
    Image(systemName: "star").resizable(capInsets: EdgeInsets())
    Image(systemName: "star").renderingMode(.template)
    Image(systemName: "star").interpolation(.none)
    Image(systemName: "star").antialiased(false)
    Image(systemName: "star").imageScale(.large)
    Image(systemName: "star").symbolRenderingMode(.hierarchical)
    Image(systemName: "star").symbolVariant(.fill)
    Image(systemName: "star").symbolEffect(.pulse)
    Image(systemName: "star").symbolEffect(.pulse, options: .repeating)
    Image(systemName: "star").symbolEffect(.pulse, isActive: true)
    Image(systemName: "star").symbolEffect(.pulse, options: .repeating, isActive: true)
    Image(systemName: "star").symbolEffect(.bounce, value: 1)
    Image(systemName: "star").symbolEffect(.bounce, options: .default, value: 1)
    AsyncImage(url: url)
    AsyncImage(url: url) { $0.image }
    AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url, content: { $0.resizable() }, placeholder: { ProgressView() })
    AsyncImage(url: url, scale: 2) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url, transaction: Transaction(animation: .default)) { $0.image }
  }
}
