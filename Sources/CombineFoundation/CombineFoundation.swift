// The parts of Combine that Foundation adds on Apple's systems: `NotificationCenter.publisher`,
// `Timer.publish`, run loops and operation queues as schedulers, coders for `encode` and `decode`.
//
// OpenCombineFoundation has them too, but imports FoundationNetworking: every program that links it
// loads curl and thirty other libraries, a third of the time a small app takes to start.
@_exported import Foundation
