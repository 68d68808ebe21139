import Foundation

/// An element's answers to proposals since its last layout. A single answer, the usual case, needs
/// no memory of its own.
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

    var proposal: ProposedViewSize {
      ProposedViewSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
    }
  }

  struct Answer {
    var asked: Question
    var size: CGSize
  }

  private var first = Answer(asked: Question(.unspecified), size: .zero)
  private var others: [Answer] = []
  private var isEmpty = true
  /// An answer was dropped: whether all are still valid is unknown.
  private(set) var hasForgotten = false

  var count: Int { isEmpty ? 0 : 1 + others.count }

  private static let most = 32

  subscript(_ index: Int) -> Answer { index == 0 ? first : others[index - 1] }

  @inline(__always)
  func find(_ asked: Question) -> CGSize? {
    if isEmpty { return nil }
    if first.asked.width == asked.width, first.asked.height == asked.height { return first.size }
    return others.isEmpty ? nil : findAmongOthers(asked)
  }

  private func findAmongOthers(_ asked: Question) -> CGSize? {
    for answer in others
    where answer.asked.width == asked.width && answer.asked.height == asked.height {
      return answer.size
    }
    return nil
  }

  mutating func add(_ asked: Question, _ size: CGSize) {
    let answer = Answer(asked: asked, size: size)
    if isEmpty {
      first = answer
      isEmpty = false
      return
    }
    if count >= Self.most {
      others.removeFirst()
      hasForgotten = true
    }
    others.append(answer)
  }
}
