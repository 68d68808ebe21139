import Foundation
import UniformTypeIdentifiers

/// What becomes of what is dropped; the app does it, whatever it says here.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a delegate means to do with a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is being dragged over a view.
public struct DropInfo {
  private let payload: DragPayload
  /// Points of the view.
  public let location: CGPoint

  init(_ payload: DragPayload, _ location: CGPoint) {
    self.payload = payload
    self.location = location
  }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    payload.conforms(to: contentTypes)
  }
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    payload.conforms(to: contentTypes) ? payload.providers : []
  }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// Follows what is dragged over a view, and takes what is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it can be dropped at all; yes where this is not said.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop. Answers whether it did.
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  /// Called as the pointer moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
