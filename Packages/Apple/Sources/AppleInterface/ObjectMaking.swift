import Foundation
import Observation
import SwiftUI

/// Makes objects of classes that are known by their type alone.
public enum ObjectMaking {
  /// Calls the class's `init()`.
  ///
  /// Delegate adaptors need it, and Foundation's `NSObject` declares its initializer without
  /// `required` on Linux, so that `T()` does not compile for a class in a generic parameter. Every
  /// class below `NSObject` has an entry for `init()` in its table of methods, which a call through
  /// a class that declares it as required uses.
  public static func make<T: NSObject>(_ type: T.Type) -> T {
    let made: NSObject = unsafeBitCast(type, to: _ObjectMaker.Type.self).init()
    return unsafeDowncast(made, to: type)
  }

  /// Puts an app's or a scene's delegate into the environment of the running app, as SwiftUI does
  /// with delegates that views can observe. Other objects are not provided.
  @MainActor
  public static func provide(_ delegate: NSObject) {
    func provide(_ object: some AnyObject) { AppHost.current?.provide(object) }
    if let object = delegate as? any CombineObservableObject {
      provide(object)
    } else if let object = delegate as? any (AnyObject & Observable) {
      provide(object)
    }
  }
}

/// Declares `init()` as required. It is open, because the compiler calls the initializer of a class
/// that cannot have subclasses directly, and not through the table.
open class _ObjectMaker: NSObject {
  public required override init() { super.init() }
}
