#if canImport(Darwin)
  @_exported import Combine
  @_exported import TheseusCombine
#else
  // All types except the protocol `Subscription`, so that files that import SwiftUI can use a type
  // of this name that another module of their app declares. `import Combine` has it.
  @_exported import class OpenCombine.AnyCancellable
  @_exported import struct OpenCombine.AnyPublisher
  @_exported import struct OpenCombine.AnySubscriber
  @_exported import struct OpenCombine.AsyncPublisher
  @_exported import struct OpenCombine.AsyncThrowingPublisher
  @_exported import protocol OpenCombine.Cancellable
  @_exported import struct OpenCombine.CombineIdentifier
  @_exported import protocol OpenCombine.ConnectablePublisher
  @_exported import class OpenCombine.CurrentValueSubject
  @_exported import protocol OpenCombine.CustomCombineIdentifierConvertible
  @_exported import struct OpenCombine.Deferred
  @_exported import struct OpenCombine.Empty
  @_exported import struct OpenCombine.Fail
  @_exported import class OpenCombine.Future
  @_exported import struct OpenCombine.ImmediateScheduler
  @_exported import struct OpenCombine.Just
  @_exported import class OpenCombine.ObservableObjectPublisher
  @_exported import class OpenCombine.PassthroughSubject
  @_exported import struct OpenCombine.Published
  @_exported import protocol OpenCombine.Publisher
  @_exported import enum OpenCombine.Publishers
  @_exported import struct OpenCombine.Record
  @_exported import protocol OpenCombine.Scheduler
  @_exported import protocol OpenCombine.SchedulerTimeIntervalConvertible
  @_exported import protocol OpenCombine.Subject
  @_exported import protocol OpenCombine.Subscriber
  @_exported import enum OpenCombine.Subscribers
  @_exported import enum OpenCombine.Subscriptions
  @_exported import protocol OpenCombine.TopLevelDecoder
  @_exported import protocol OpenCombine.TopLevelEncoder
  @_exported import protocol TheseusCombine.CombineObservableObject
  @_exported import protocol TheseusCombine.ObservableObject
#endif
