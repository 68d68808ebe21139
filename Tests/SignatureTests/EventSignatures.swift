import SwiftUI

/// Lifecycle, changes, input, gestures, drag and drop, environment and focus.
@MainActor enum EventSignatures {
  final class Store: ObservableObject { @Published var count = 0 }
  @Observable final class Model {}

  struct SizeKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  struct AnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }
  struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }
  struct Same: View, Equatable {
    var body: some View { Text("a") }
  }

  @ViewBuilder static func lifecycle(_ value: Int) -> some View {
    Text("a").onAppear()
    Text("a").onAppear {}
    Text("a").onAppear(perform: {})
    Text("a").onDisappear {}
    Text("a").onDisappear(perform: {})
    Text("a").onChange(of: value) {}
    Text("a").onChange(of: value) { _, _ in }
    Text("a").onChange(of: value) { _ in }
    Text("a").onChange(of: value, perform: { _ in })
    Text("a").onChange(of: value, initial: true) {}
    Text("a").onChange(of: value, initial: true) { _, _ in }
    Text("a").onChange(of: value, { _, _ in })
    Text("a").task {}
    Text("a").task(priority: .low) {}
    Text("a").task(id: value) {}
    Text("a").task(id: value, priority: .low) {}
    Text("a").task(id: value, { await Task.yield() })
    Text("a").onReceive(Just(1)) { _ in }
    Text("a").onReceive(Just(1), perform: { _ in })
    Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    Text("a").onOpenURL { _ in }
    Text("a").onOpenURL(perform: { _ in })
    Text("a").handlesExternalEvents(preferring: ["a"], allowing: ["a"])
    Text("a").preference(key: SizeKey.self, value: 1)
    Text("a").onPreferenceChange(SizeKey.self) { _ in }
    Text("a").onPreferenceChange(SizeKey.self, perform: { _ in })
    Text("a").anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
    Text("a").anchorPreference(key: AnchorKey.self, value: .bounds, transform: { $0 })
    Text("a").overlayPreferenceValue(SizeKey.self) { Text("\($0)") }
    Text("a").overlayPreferenceValue(SizeKey.self, { Text("\($0)") })
    Text("a").overlayPreferenceValue(SizeKey.self, alignment: .top) { Text("\($0)") }
    Text("a").sensoryFeedback(.success, trigger: value)
    Text("a").modifier(Plain())
    ModifiedContent(content: Text("a"), modifier: Plain())
    Same().equatable()
    Text("a").previewDisplayName("b")
    Text("a").previewLayout(.sizeThatFits)
    Text("a").previewDevice("b")
    Text("a").previewInterfaceOrientation(.portrait)
  }

  @ViewBuilder static var taps: some View {
    Text("a").onTapGesture {}
    Text("a").onTapGesture(perform: {})
    Text("a").onTapGesture(count: 2) {}
    Text("a").onTapGesture(count: 2, perform: {})
    Text("a").onTapGesture { (_: CGPoint) in }
    Text("a").onLongPressGesture {}
    Text("a").onLongPressGesture(minimumDuration: 1) {}
    Text("a").onLongPressGesture(minimumDuration: 1) {
    } onPressingChanged: { _ in
    }
    Text("a").onLongPressGesture(minimumDuration: 1, maximumDistance: 1) {
    } onPressingChanged: { _ in
    }
    Text("a").onLongPressGesture(minimumDuration: 1, perform: {}) { _ in }
    Text("a").onLongPressGesture(minimumDuration: 1, maximumDistance: 1, perform: {}) { _ in }
    Text("a").onLongPressGesture(
      minimumDuration: 1, maximumDistance: 1, perform: {}, onPressingChanged: { _ in })
    Text("a").onLongPressGesture(
      minimumDuration: 1, maximumDistance: 1, pressing: { _ in }, perform: {})
    Text("a").onHover { _ in }
    Text("a").onHover(perform: { _ in })
    Text("a").onContinuousHover { _ in }
    Text("a").allowsHitTesting(false)
    Text("a").gesture(TapGesture())
    Text("a").gesture(TapGesture(count: 2).onEnded {})
    Text("a").gesture(TapGesture(), including: .all)
    Text("a").gesture(TapGesture(), isEnabled: true)
    Text("a").simultaneousGesture(TapGesture())
    Text("a").simultaneousGesture(TapGesture(), including: .all)
    Text("a").highPriorityGesture(TapGesture())
    Text("a").highPriorityGesture(TapGesture(), including: .all)
    Text("a").gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
    Text("a").gesture(DragGesture(minimumDistance: 0))
    Text("a").gesture(DragGesture(coordinateSpace: .global))
    Text("a").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local))
    Text("a").gesture(LongPressGesture())
    Text("a").gesture(LongPressGesture(minimumDuration: 1))
    Text("a").gesture(LongPressGesture(maximumDistance: 1))
    Text("a").gesture(LongPressGesture(minimumDuration: 1, maximumDistance: 1))
    Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()))
    Text("a").gesture(MagnifyGesture().onChanged { _ in })
    Text("a").gesture(MagnificationGesture())
    Text("a").gesture(SpatialTapGesture().onEnded { _ in })
    Text("a").gesture(ExclusiveGesture(TapGesture(), LongPressGesture()))
    Text("a").gesture(SimultaneousGesture(TapGesture(), LongPressGesture()))
  }

  struct Dragging: View {
    @GestureState private var offset = CGSize.zero
    var body: some View {
      Text("a").offset(offset)
        .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
        .gesture(
          DragGesture().updating($offset, body: { value, state, _ in state = value.translation }))
    }
  }

  @ViewBuilder static func keys(_ isTargeted: Binding<Bool>) -> some View {
    Text("a").onKeyPress(.return) { .handled }
    Text("a").onKeyPress(.return, action: { .handled })
    Text("a").onKeyPress(keys: [.return]) { _ in .handled }
    Text("a").onKeyPress(characters: .letters) { _ in .handled }
    Text("a").onKeyPress(phases: .down) { _ in .handled }
    Text("a").onExitCommand {}
    Text("a").onExitCommand(perform: {})
    Text("a").onMoveCommand { _ in }
    Text("a").onDeleteCommand {}
    Text("a").onDeleteCommand(perform: {})
    Text("a").onSubmit {}
    Text("a").onSubmit(of: .text) {}
    Text("a").onModifierKeysChanged(mask: .shift) { _, _ in }
    Text("a").draggable("b")
    Text("a").draggable("b") { Text("c") }
    Text("a").dropDestination(for: String.self) { _, _ in true }
    Text("a").dropDestination(for: String.self) { _, _ in
      true
    } isTargeted: { _ in
    }
    Text("a").onDrag { NSItemProvider() }
    Text("a").onDrag {
      NSItemProvider()
    } preview: {
      Text("b")
    }
    Text("a").onDrop(of: [.text], isTargeted: isTargeted) { _ in true }
    Text("a").onDrop(of: [.text], isTargeted: nil, perform: { _ in true })
    Text("a").importsItemProviders([.image]) { _ in true }
    Text("a").exportsItemProviders([.image]) { [] }
  }

  @ViewBuilder static func environment(_ store: Store, _ model: Model) -> some View {
    Text("a").environment(\.lineLimit, 1)
    Text("a").environment(model)
    Text("a").environmentObject(store)
    Text("a").transformEnvironment(\.lineLimit) { $0 = 1 }
    Text("a").defaultAppStorage(.standard)
    Text("a").pointerStyle(.link)
    Text("a").persistentSystemOverlays(.hidden)
    Text("a").statusBarHidden(true)
    Text("a").statusBar(hidden: true)
  }

  struct Focusing: View {
    @FocusState private var isFocused: Bool
    @FocusState private var field: Int?
    @Namespace private var space

    var body: some View {
      Text("a").focusable()
      Text("a").focusable(true)
      Text("a").focusable(true, interactions: .activate)
      Text("a").focused($isFocused)
      Text("a").focused($field, equals: 1)
      Text("a").focusSection()
      Text("a").focusScope(space)
      Text("a").prefersDefaultFocus(in: space)
      Text("a").defaultFocus($field, 1)
      Text("a").defaultFocus($field, 1, priority: .userInitiated)
      Text("a").focusEffectDisabled()
    }
  }
}
