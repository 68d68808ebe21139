import Foundation
import Observation
import TheseusTesting

/// A form of content that changes with the mode.
enum ContentForm: String, CaseIterable {
  case ifElse, elseIf, ifLet, `switch`, available, forResult, idChange, erasedOther, erasedSame
  case range, selfID, enumerated, nested, dictionary, computed, function, closure, equatableView
}

@MainActor struct FormBuilder {
  let model: ContentModel
  let log: LifeLog
  @ViewBuilder func built(_ n: Int) -> some View {
    if n == 0 { LivingCount("A", log) } else { LivingCount("B", log) }
  }
}

struct FormPage: View {
  let form: ContentForm
  let container: ContentContainer
  let model: ContentModel
  let log: LifeLog

  @ViewBuilder var property: some View {
    if model.mode == 0 { LivingCount("A", log) } else { LivingCount("B", log) }
  }
  @ViewBuilder func function(_ n: Int) -> some View {
    if n == 0 { LivingCount("A", log) } else { LivingCount("B", log) }
  }

  var body: some View {
    VStack {
      Text("mode \(model.mode)")
      switch form {
      case .ifElse, .elseIf, .ifLet, .switch, .available, .forResult: one
      case .idChange, .erasedOther, .erasedSame, .range, .selfID, .enumerated: two
      default: three
      }
    }
  }
  @ViewBuilder var one: some View {
    switch form {
    case .ifElse:
      Contained(container) {
        if model.mode == 0 { LivingCount("A", log) } else { LivingCount("B", log) }
      }
    case .elseIf:
      Contained(container) {
        if model.mode == 0 {
          LivingCount("A", log)
        } else if model.mode == 1 {
          LivingCount("B", log)
        } else {
          LivingCount("C", log)
        }
      }
    case .ifLet:
      Contained(container) {
        if let name = model.mode == 0 ? nil : "B" { LivingCount(name, log) };
        if model.mode == 0 { LivingCount("A", log) }
      }
    case .switch:
      Contained(container) {
        switch model.mode {
        case 0: LivingCount("A", log)
        case 1: LivingCount("B", log)
        default: LivingCount("C", log)
        }
      }
    case .available:
      Contained(container) {
        if #available(macOS 13, *) {
          if model.mode == 0 { LivingCount("A", log) } else { LivingCount("B", log) }
        } else {
          Text("old")
        }
      }
    default:
      Contained(container) {
        ForEach(model.mode == 0 ? ["A"] : ["B"], id: \.self) { LivingCount($0, log) }
      }
    }
  }
  @ViewBuilder var two: some View {
    switch form {
    case .idChange:
      Contained(container) { LivingCount(model.mode == 0 ? "A" : "B", log).id(model.mode) }
    case .erasedOther:
      Contained(container) {
        model.mode == 0 ? AnyView(LivingCount("A", log)) : AnyView(LivingCount("B", log).padding())
      }
    case .erasedSame:
      Contained(container) { AnyView(LivingCount(model.mode == 0 ? "A" : "B", log)) }
    case .range:
      Contained(container) { ForEach(0..<1) { _ in LivingCount(model.mode == 0 ? "A" : "B", log) } }
    case .selfID:
      Contained(container) {
        ForEach(["k"], id: \.self) { _ in LivingCount(model.mode == 0 ? "A" : "B", log) }
      }
    default:
      Contained(container) {
        ForEach(Array((model.mode == 0 ? ["A"] : ["B"]).enumerated()), id: \.offset) {
          LivingCount($0.element, log)
        }
      }
    }
  }
  @ViewBuilder var three: some View {
    switch form {
    case .nested:
      Contained(container) {
        ForEach([model.mode], id: \.self) { n in
          ForEach(0..<1) { _ in LivingCount(n == 0 ? "A" : "B", log) }
        }
      }
    case .dictionary:
      Contained(container) {
        ForEach(["k": model.mode].sorted { $0.key < $1.key }, id: \.key) {
          LivingCount($0.value == 0 ? "A" : "B", log)
        }
      }
    case .computed: Contained(container) { property }
    case .function: Contained(container) { function(model.mode) }
    case .closure: Contained(container) { FormBuilder(model: model, log: log).built(model.mode) }
    default: Contained(container) { LivingCount(model.mode == 0 ? "A" : "B", log).equatable() }
    }
  }
}
extension ContentForm {
  /// Whether the second mode continues the identity of the first.
  var keeps: Bool {
    switch self {
    case .erasedSame, .range, .selfID, .enumerated, .dictionary, .equatableView: true
    default: false
    }
  }
}
