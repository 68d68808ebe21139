import Foundation

/// What an element has answered to proposals since it was last laid out. Few are asked for: the first are kept without memory of their own.
struct Answers {
  struct Question {
    /// Negative for none.
    var width: CGFloat
    var height: CGFloat

    @inline(__always)
    init(_ proposal: ProposedViewSize) {
      width = proposal.width ?? -1
      height = proposal.height ?? -1
    }

    var proposal: ProposedViewSize { ProposedViewSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height) }
  }

  struct Answer {
    var asked: Question
    var size: CGSize
  }

  private(set) var count = 0
  /// An answer was dropped: whether all still hold is not known any more.
  private(set) var hasForgotten = false
  private var first = Answer(asked: Question(.unspecified), size: .zero)
  private var second = Answer(asked: Question(.unspecified), size: .zero)
  private var others: [Answer] = []

  private static let most = 32

  subscript(_ index: Int) -> Answer { index == 0 ? first : index == 1 ? second : others[index - 2] }

  @inline(__always)
  func find(_ asked: Question) -> CGSize? {
    if count > 0, first.asked.width == asked.width, first.asked.height == asked.height { return first.size }
    if count > 1, second.asked.width == asked.width, second.asked.height == asked.height { return second.size }
    return count > 2 ? findAmongOthers(asked) : nil
  }

  private func findAmongOthers(_ asked: Question) -> CGSize? {
    for answer in others where answer.asked.width == asked.width && answer.asked.height == asked.height { return answer.size }
    return nil
  }

  mutating func add(_ asked: Question, _ size: CGSize) {
    let answer = Answer(asked: asked, size: size)
    switch count {
    case 0: first = answer
    case 1: second = answer
    default:
      if count >= Self.most {
        others.removeFirst()
        count -= 1
        hasForgotten = true
      }
      others.append(answer)
    }
    count += 1
  }
}
