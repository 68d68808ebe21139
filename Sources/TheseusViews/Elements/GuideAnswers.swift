import Foundation

/// The positions of an element's guides since its last layout. Stacks request the same guide
/// several times on each level, which would multiply with the depth.
struct GuideAnswers {
  struct Answer {
    let key: AlignmentKey
    let size: CGSize
    let asked: Answers.Question
    /// Nil where the element does not set the guide.
    let position: CGFloat?
  }

  private(set) var answers: [Answer] = []
  /// An answer was dropped: whether all are still valid is unknown.
  private(set) var hasForgotten = false

  private static let most = 32

  func find(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> Answer? {
    let asked = Answers.Question(proposal)
    for answer in answers
    where answer.asked.width == asked.width && answer.asked.height == asked.height
      && answer.size == size && answer.key == key
    {
      return answer
    }
    return nil
  }

  mutating func add(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, _ position: CGFloat?
  ) {
    if answers.count >= Self.most {
      answers.removeFirst()
      hasForgotten = true
    }
    answers.append(
      Answer(key: key, size: size, asked: Answers.Question(proposal), position: position))
  }

  mutating func forget() {
    if answers.isEmpty { return }
    answers = []
    hasForgotten = false
  }
}
