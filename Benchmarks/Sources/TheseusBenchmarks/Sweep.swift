/// The floor of the engine's benchmarks: the same graph as arrays in topological order with a dirty
/// flag a node.
///
/// A write marks the readers of the source; one loop over the array computes the marked values, and
/// marks the readers of changed ones.
final class Sweep {
  enum Operation: UInt8 {
    case source, sum, plusOne, zero, difference, copy, unstable, dynamicSum, gather, split
  }

  private var operations: [Operation] = []
  private var values: [Int] = []
  private var isDirty: [Bool] = []
  private var inputStart: [Int32] = [0]
  private var inputs: [Int32] = []
  private var outputStart: [Int32] = []
  private var outputs: [Int32] = []

  func add(_ operation: Operation, _ reads: [Int]) -> Int {
    operations.append(operation)
    values.append(0)
    isDirty.append(operation != .source)
    inputs += reads.map { Int32($0) }
    inputStart.append(Int32(inputs.count))
    return operations.count - 1
  }

  /// Finishes the graph and computes everything once.
  func seal() {
    var readers = [[Int32]](repeating: [], count: operations.count)
    for node in operations.indices {
      for k in Int(inputStart[node])..<Int(inputStart[node + 1]) {
        readers[Int(inputs[k])].append(Int32(node))
      }
    }
    outputStart = [0]
    for list in readers {
      outputs += list
      outputStart.append(Int32(outputs.count))
    }
    tables = Tables(
      count: operations.count, operations: copied(operations), values: copied(values),
      isDirty: copied(isDirty),
      inputStart: copied(inputStart), inputs: copied(inputs), outputStart: copied(outputStart),
      outputs: copied(outputs))
    sweep()
  }

  private func copied<Element>(_ array: [Element]) -> UnsafeMutablePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(1, array.count))
    copy.initialize(from: array, count: array.count)
    return copy
  }

  /// The finished graph: plain memory, so that neither bounds nor exclusivity are checked. Kept
  /// until the process ends.
  struct Tables {
    let count: Int
    let operations: UnsafeMutablePointer<Operation>
    let values: UnsafeMutablePointer<Int>
    let isDirty: UnsafeMutablePointer<Bool>
    let inputStart: UnsafeMutablePointer<Int32>
    let inputs: UnsafeMutablePointer<Int32>
    let outputStart: UnsafeMutablePointer<Int32>
    let outputs: UnsafeMutablePointer<Int32>

    func write(_ node: Int, _ value: Int) {
      guard values[node] != value else { return }
      values[node] = value
      for k in Int(outputStart[node])..<Int(outputStart[node + 1]) {
        isDirty[Int(outputs[k])] = true
      }
    }

    func sweep() {
      for node in 0..<count where isDirty[node] {
        isDirty[node] = false
        let reads = UnsafeBufferPointer(
          start: inputs + Int(inputStart[node]), count: Int(inputStart[node + 1] - inputStart[node])
        )
        let value = Sweep.compute(operations[node], reads, values)
        guard value != values[node] else { continue }
        values[node] = value
        for k in Int(outputStart[node])..<Int(outputStart[node + 1]) {
          isDirty[Int(outputs[k])] = true
        }
      }
    }
  }

  private(set) var tables: Tables?

  func value(_ node: Int) -> Int { tables?.values[node] ?? values[node] }
  func write(_ node: Int, _ value: Int) { tables?.write(node, value) }
  func sweep() { tables?.sweep() }

  nonisolated(unsafe) private static var gathers = 0

  @inline(__always)
  static func compute(
    _ operation: Operation, _ reads: UnsafeBufferPointer<Int32>, _ values: UnsafeMutablePointer<Int>
  ) -> Int {
    switch operation {
    case .source: return 0
    case .plusOne: return values[Int(reads[0])] &+ 1
    case .copy: return values[Int(reads[0])]
    case .zero: return values[Int(reads[0])] &* 0
    case .difference: return values[Int(reads[0])] &- values[Int(reads[1])]
    case .sum:
      var total = 0
      for read in reads { total &+= values[Int(read)] }
      return total
    case .unstable:
      var total = 0
      for _ in 0..<20 {
        total &+= values[Int(reads[0])] & 1 == 1 ? values[Int(reads[1])] : values[Int(reads[2])]
      }
      return total
    case .gather:
      // A copy of everything, which always counts as a change.
      let copy = UnsafeMutablePointer<Int>.allocate(capacity: reads.count)
      for k in 0..<reads.count { copy[k] = values[Int(reads[k])] }
      let version = copy[0] &+ copy[reads.count - 1] &+ copy[reads.count / 2]
      copy.deallocate()
      gathers &+= 1
      return version &* 0 &+ gathers
    case .split: return values[Int(reads[1])]
    case .dynamicSum:
      var total = values[Int(reads[0])]
      let dropped = total & 1 == 1 ? 1 + (total / 2) % (reads.count - 1) : -1
      for k in 1..<reads.count where k != dropped { total &+= values[Int(reads[k])] }
      return total
    }
  }
}
