/// The sections of some content, as they are now. Views between sections are sections without
/// header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection, Sendable {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration] = []) { self.sections = sections }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> SectionConfiguration { sections[position] }

  init(_ listed: ListedSubviews) {
    var sections: [SectionConfiguration] = []
    var parts: [[Subview]] = [[], [], []]
    var present: (id: SectionID, values: ContainerValues)?
    var last: SectionPlace?
    func finish() {
      if let present {
        sections.append(
          SectionConfiguration(
            id: present.id, header: SubviewsCollection(parts[1]),
            content: SubviewsCollection(parts[0]),
            footer: SubviewsCollection(parts[2]), containerValues: present.values))
      }
      present = nil
      parts = [[], [], []]
    }
    for subview in listed.subviews {
      let (section, part) = (subview.node.section, Int(subview.node.part))
      if part == 3, let section {
        finish()
        present = (
          SectionID(section: section, isExplicit: true), subview.containerValues
        )
        last = section
        continue
      }
      if section == nil, present?.id.isExplicit != false {
        finish()
        present = (SectionID(section: last, isExplicit: false), ContainerValues())
      }
      parts[part].append(subview)
    }
    finish()
    self.init(sections)
  }
}

/// A section of some content.
public struct SectionConfiguration: Identifiable, Sendable {
  public let id: SectionID
  /// The views of the header; empty where there is none.
  public let header: SubviewsCollection
  /// The views of the section itself.
  public let content: SubviewsCollection
  /// The views of the footer; empty where there is none.
  public let footer: SubviewsCollection
  /// The values that modifiers around the section set for the container.
  // `Sendable` as in SwiftUI. The values are those of views, which only the main actor reads.
  nonisolated(unsafe) public let containerValues: ContainerValues

  nonisolated init(
    id: SectionID, header: SubviewsCollection, content: SubviewsCollection,
    footer: SubviewsCollection,
    containerValues: ContainerValues
  ) {
    self.id = id
    self.header = header
    self.content = content
    self.footer = footer
    self.containerValues = containerValues
  }
}

extension ElementList {
  /// Lists a section by its parts; `list` is given the inputs of header (1), content (0) and footer
  /// (2). Inside another section they are views of that one.
  @MainActor package mutating func listSection<Section: View>(
    _ view: _GraphValue<Section>, _ inputs: ViewInputs,
    _ list: (UInt8, ViewInputs, inout ElementList) -> Void
  ) {
    let isNested = inputs.listing?.section != nil
    let place = SectionPlace(inputs.place(Section.self))
    func inner(_ part: UInt8) -> ViewInputs {
      isNested ? inputs : inputs.listing(place, part: part)
    }
    if !isNested {
      let marked = ModifiedView(
        EmptyView.self, _GraphValue<EmptyView>(id: view.id, offset: view.offset))
      append(SubviewNode(marked, inner(0), values: ValueReaders(), isMarker: true))
    }
    list(1, inner(1).part("header"), &self)
    list(0, inner(0), &self)
    list(2, inner(2).part("footer"), &self)
  }
}
