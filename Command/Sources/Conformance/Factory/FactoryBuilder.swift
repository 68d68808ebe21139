import IdentityModel
import TheseusCore

/// A program that cannot be turned into views, with the reason.
public struct ProgramError: Error, Hashable, CustomStringConvertible {
  public let description: String
}

/// Builds the factory of a program by opening existentials: at each node the concrete types of the
/// kids' factories are known and form the node's type.
@MainActor
enum FactoryBuilder {
  static func factory(for program: Program) throws(ProgramError) -> any ViewFactory {
    if let flaw = program.flaw { throw ProgramError(description: "not a program: \(flaw)") }
    return try make(program)
  }

  private static func make(_ program: Program) throws(ProgramError) -> any ViewFactory {
    var kids: [any ViewFactory] = []
    for kid in program.kids { kids.append(try make(kid)) }
    switch program.kind {
    case .structural: return structural(try tagType(program.tag), try block(kids))
    case .group: return group(try block(kids))
    case .cond: return cond(kids[0], kids[1])
    case .optional: return optional(kids[0])
    case .foreach: return forEach(kids[0])
    case .explicitID: return explicitID(kids[0])
    case .modified: return modified(try tagType(program.tag), kids[0])
    case .anyView: return kids.count == 1 ? anyView(kids[0], kids[0]) : anyView(kids[0], kids[1])
    }
  }

  private static func tagType(_ tag: Tag) throws(ProgramError) -> Any.Type {
    guard let number = Tags.number(of: tag.name) else {
      throw ProgramError(description: "the tag \(tag) is not a letter and a number from 1 to 64")
    }
    return Tags.type(number)
  }

  private static func structural(_ tag: Any.Type, _ kids: any BlockFactory) -> any ViewFactory {
    func make<Tag, Kids: BlockFactory>(_ tag: Tag.Type, _ kids: Kids) -> any ViewFactory {
      StructuralFactory<Tag, Kids>(kids: kids)
    }
    func open<Tag>(_ tag: Tag.Type) -> any ViewFactory { make(tag, kids) }
    return _openExistential(tag, do: open)
  }

  private static func modified(_ tag: Any.Type, _ kid: any ViewFactory) -> any ViewFactory {
    func make<Tag, Kid: ViewFactory>(_ tag: Tag.Type, _ kid: Kid) -> any ViewFactory {
      ModifiedFactory<Tag, Kid>(kid: kid)
    }
    func open<Tag>(_ tag: Tag.Type) -> any ViewFactory { make(tag, kid) }
    return _openExistential(tag, do: open)
  }

  private static func group<Kids: BlockFactory>(_ kids: Kids) -> any ViewFactory {
    GroupFactory(kids: kids)
  }
  private static func optional<Kid: ViewFactory>(_ kid: Kid) -> any ViewFactory {
    OptionalFactory(kid: kid)
  }
  private static func forEach<Kid: ViewFactory>(_ kid: Kid) -> any ViewFactory {
    ForEachFactory(kid: kid)
  }
  private static func explicitID<Kid: ViewFactory>(_ kid: Kid) -> any ViewFactory {
    ExplicitIDFactory(kid: kid)
  }

  private static func cond<First: ViewFactory, Second: ViewFactory>(
    _ first: First, _ second: Second
  ) -> any ViewFactory {
    ConditionalFactory(first: first, second: second)
  }

  private static func anyView<First: ViewFactory, Second: ViewFactory>(
    _ first: First, _ second: Second
  ) -> any ViewFactory {
    AnyViewFactory(first: first, second: second)
  }

  // MARK: Blocks

  private static func block(_ kids: [any ViewFactory]) throws(ProgramError) -> any BlockFactory {
    switch kids.count {
    case 0: return Block0()
    case 1: return block1(kids[0])
    case 2: return block2(kids[0], kids[1])
    case 3: return block3(kids[0], kids[1], kids[2])
    case 4: return block4(kids[0], kids[1], kids[2], kids[3])
    case 5: return block5(kids[0], kids[1], kids[2], kids[3], kids[4])
    case 6: return block6(kids[0], kids[1], kids[2], kids[3], kids[4], kids[5])
    default:
      throw ProgramError(
        description:
          """
          a node has \(kids.count) kids; the harness builds blocks of at most \
          \(ConformanceOptions.maxBranching) views
          """
      )
    }
  }

  private static func block1<A: ViewFactory>(_ a: A) -> any BlockFactory { Block1(a: a) }
  private static func block2<A: ViewFactory, B: ViewFactory>(_ a: A, _ b: B) -> any BlockFactory {
    Block2(a: a, b: b)
  }

  private static func block3<A: ViewFactory, B: ViewFactory, C: ViewFactory>(_ a: A, _ b: B, _ c: C)
    -> any BlockFactory
  {
    Block3(a: a, b: b, c: c)
  }

  private static func block4<A: ViewFactory, B: ViewFactory, C: ViewFactory, D: ViewFactory>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> any BlockFactory {
    Block4(a: a, b: b, c: c, d: d)
  }

  private static func block5<
    A: ViewFactory, B: ViewFactory, C: ViewFactory, D: ViewFactory, E: ViewFactory
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> any BlockFactory {
    Block5(four: Block4(a: a, b: b, c: c, d: d), e: e)
  }

  private static func block6<
    A: ViewFactory, B: ViewFactory, C: ViewFactory, D: ViewFactory, E: ViewFactory, F: ViewFactory
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> any BlockFactory {
    Block6(five: Block5(four: Block4(a: a, b: b, c: c, d: d), e: e), f: f)
  }
}
