import SwiftSyntax

/// An object that a view makes for a plain property.
public struct UnkeptModelRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "unkept_model", title: "A model in a plain property",
    summary: """
      A view is a value that its parent makes again whenever the parent's body runs. An object in \
      a plain property is made again with it, and everything the old one held is lost. Only \
      `@State` and `@StateObject` keep the first one.
      """,
    exemptions: [
      "a shared object, and one that the caller passes",
      "an object in which nothing changes after `init`, such as a formatter",
      "an object of which the view shows nothing that changes, such as a recorder or a service",
      "work other than a task or a timer that the object keeps to cancel it",
      "a view that is made once, by an App, a hosting controller or a parent whose body runs once",
      "a view that compares its own inputs, with `Equatable`", "previews",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let objects = ObservedObjects(project: project.seen(from: file))
    return RecreatedModel.onePerType(
      file.outline.properties.flatMap { inPlace($0, in: file, objects) }, in: file)
      + RecreatedModel.madeInInitializers(in: file, objects, rule: Self.self, wrappers: [nil])
      + file.calls(named: KnownObjects.working).compactMap { inBody($0, in: file, objects) }
  }

  /// `VideoPlayer(player: AVPlayer(url: url))`: each run of the body has another player.
  private func inBody(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ objects: ObservedObjects
  ) -> Finding? {
    guard let made = call.calledText, call.calls(made), BuilderPlace(of: call) == .builder,
      call.parent?.is(LabeledExprSyntax.self) == true
        || call.parent?.parent?.is(PatternBindingSyntax.self) == true,
      let type = file.places.type(at: call.position),
      let info = objects.project.types[type], objects.isOrdinaryView(info),
      let changed = objects.whatRunsAgain(info)
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: call),
      "Each time the body runs, this is a new `\(made)`, and what the old one did ends.",
      because: "`\(changed)` changes while the view is shown",
      advice: "Keep the first one in `@State`, or in a model that the view keeps.")
  }

  /// The parts of an object that a view would miss: values that it shows, or work that the object
  /// would cancel.
  private func lost(
    of type: String, named name: String, by info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ objects: ObservedObjects
  ) -> ObservedObjects.Memory? {
    let memory = objects.memory(of: type, from: info.facts.name)
    let code = TypeCode(info, besides: file, in: objects.project)
    if memory != .nothing, memory.isShown(of: name, in: code) { return memory }
    if ReadMemory(of: type, memory, objects, from: info.facts.name).isRead(of: name, in: code) {
      return memory
    }
    guard let work = objects.work(of: type, from: info.facts.name) else { return nil }
    let isUsed = code.calls.contains {
      $0.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName == name
    }
    return isUsed ? .properties([work]) : nil
  }

  /// `private let model = Model()`.
  private func inPlace(
    _ variable: VariableDeclSyntax, in file: SourceUnit, _ objects: ObservedObjects
  ) -> [(String, Finding)] {
    guard let type = file.places.type(at: variable.position),
      let info = objects.project.types[type], objects.isOrdinaryView(info), !info.comparesItself
    else { return [] }
    return variable.bindings.compactMap { binding -> (String, Finding)? in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let property = objects.project.property(name, of: info), !property.isStatic,
        !property.isComputed, property.wrapper == nil,
        let initial = property.initial,
        let made = Resolver(project: objects.project).made(
          initial, in: Resolver.Place(type: info.facts.name)),
        objects.project.type(named: made, from: info.facts.name)?.isReference == true
          || KnownObjects.working.contains(made),
        !info.facts.initializers.contains(where: { $0.stored[name] != nil }),
        let memory = KnownObjects.working.contains(made)
          ? .properties([]) : lost(of: made, named: name, by: info, in: file, objects),
        let makers = objects.makers(of: info, without: name)
      else { return nil }
      let model = RecreatedModel(
        rule: Self.self, type: made, property: name, memory: memory, view: info, makers: makers,
        isObservable: objects.isObservable(made, from: info.facts.name))
      return (type, model.finding(at: file.range(of: binding), in: file))
    }
  }
}

/// Classes of the system whose objects do something that ends with them.
private enum KnownObjects {
  static let working: Set<String> = [
    "AVPlayer", "AVQueuePlayer", "AVAudioPlayer", "AVAudioRecorder", "AVAudioEngine",
    "AVCaptureSession", "AVSpeechSynthesizer", "CLLocationManager", "CMMotionManager",
    "CMPedometer", "WKWebView", "CBCentralManager", "CBPeripheralManager", "NWPathMonitor",
    "MKLocalSearchCompleter", "SFSpeechRecognizer", "MCSession", "ARSession", "CHHapticEngine",
    "NWConnection", "NWListener", "NWBrowser", "SKScene", "SCNScene", "PKCanvasView", "MKMapView",
  ]
}
