extension Finding {
  /// Every question, in the order of the findings.
  public static let all: [Finding] = identity + bindingRead + cells + seams + restoration

  /// Finding 4, each reading of it.
  private static let bindingRead: [Finding] =
    [1, 2].flatMap { reads in
      [false, true].flatMap { within in
        [true, false].map { coalesced in
          let number = reads == 1 ? "one" : "two"
          let position = within ? "within" : "between"
          let delivery = coalesced ? "coalesced" : "immediate"
          let name = "finding4_\(number)_\(position)_\(delivery)"
          let title = """
            \(reads) read\(reads == 1 ? "" : "s") a frame, emissions \(position) frames, \(delivery)
            """
          let expected: Verdict = reads == 2 && within && !coalesced ? .violated : .holds
          return Finding(
            name, title, BindingRead(reads: reads, emitsWithin: within, isCoalesced: coalesced),
            "FrameAtomic", expected
          ) {
            BindingRead.properties
          }
        }
      }
    } + [
      Finding(
        "finding4_trap", "2 reads a frame, emissions within frames, immediate",
        BindingRead(reads: 2, emitsWithin: true, isCoalesced: false), "NeverTraps",
        .violated
      ) { BindingRead.properties }
    ]

  private static let serials = CellSerials(
    programs: [finding1, finding2, finding3Padded], bounds: Bounds(maxBranching: 2, ids: 2),
    maxSerial: 5)

  /// Cells over time: serial numbers, transitions, registrations, keys.
  private static let cells: [Finding] =
    [
      Finding("serials", "one cell per identity", serials, "OneCellOnce", .holds) {
        serials.properties
      },
      Finding("serials", "the dead stay dead", serials, "DeadStayDead", .holds) {
        serials.properties
      },
      Finding(
        "serials", "a cell is its identity's for life", serials, "SerialMeansIdentity", .holds
      ) { serials.properties },
      Finding(
        "removal_none", "a flip gives a fresh cell, no removal transition",
        RemovalTransition(hasTransition: false), "FlipGivesFreshCell",
        .holds
      ) {
        RemovalTransition.properties
      },
      Finding(
        "removal_some", "a flip gives a fresh cell, a removal transition",
        RemovalTransition(hasTransition: true), "FlipGivesFreshCell",
        .violated
      ) {
        RemovalTransition.properties
      },
      Finding(
        "removal_ended", "a flip after the transition's end gives a fresh cell",
        RemovalTransition(hasTransition: true), "EndedStartsFresh",
        .holds
      ) {
        RemovalTransition.properties
      },
    ] + observation + keying

  private static let observation: [Finding] = [false, true].flatMap { cancels in
    ["NoneStale", "NoDeadWakes", "NoChangeMissed"].map { property in
      let name =
        cancels
        ? "observation_cancelled"
        : property == "NoneStale" ? "observation_kept" : "observation_kept_harmless"
      let title = "registrations \(cancels ? "" : "not ")cancelled with the identity"
      let expected: Verdict = !cancels && property == "NoneStale" ? .violated : .holds
      return Finding(name, title, ObservationEdges(cancelsOnEnd: cancels), property, expected) {
        ObservationEdges.properties
      }
    }
  }

  private static let keying: [Finding] = Keying.StateKeying.allCases.flatMap { keying in
    [("ValuesFollowNames", ""), ("NeverMistyped", "_types"), ("KeptOverRecompile", "_kept")].map {
      property, suffix in
      let holds = keying == .declaredName
      let name = "keying_\(keying.rawValue)\(holds ? "" : suffix)"
      return Finding(
        name, "keying over recompiles", Keying(keying), property, holds ? .holds : .violated,
        profile: keying.rawValue
      ) {
        Keying(keying).properties
      }
    }
  }

  /// Lazy rows, focus, presentations.
  private static let seams: [Finding] =
    LazyRows.Retention.allCases.flatMap { retention in
      ["OwnKept", "BodyKept", "VisibleKept", "GraceKept"].map { property in
        let fails =
          (property == "OwnKept" && retention == .visible)
          || (property == "BodyKept" && retention != .all)
        let suffix = fails ? property == "OwnKept" ? "_own" : "_body" : ""
        return Finding(
          "lazy_\(retention.rawValue)\(suffix)", "a row scrolled off and back",
          LazyRows(retention: retention), property,
          fails ? .violated : .holds,
          profile: retention.rawValue
        ) { LazyRows(retention: retention).properties }
      }
    } + [
      Finding(
        "focus", "focus is in a live field", Focus(honorsAfterUpdate: true), "FocusIsLive", .holds
      ) { Focus.properties },
      Finding(
        "focus", "the bound value follows the focus", Focus(honorsAfterUpdate: true),
        "BoundFollows", .holds
      ) { Focus.properties },
      Finding(
        "focus", "a request in the event that makes the field", Focus(honorsAfterUpdate: true),
        "RequestHonoured", .holds
      ) {
        Focus.properties
      },
      Finding(
        "focus_early", "the same, asked before the field is there",
        Focus(honorsAfterUpdate: false), "RequestHonoured", .violated
      ) {
        Focus.properties
      },
      Finding(
        "focus_identity", "focus outlives the identity of its field",
        Focus(honorsAfterUpdate: true), "FocusOutlivesIdentity", .violated
      ) {
        Focus.properties
      },
    ] + presentation + layout

  private static let layout: [Finding] = [
    (
      "layout_transparent", "a layout is no step of the path", LayoutIdentity(),
      "LayoutTransparent", .holds
    ),
    (
      "layout_transparent", "a layout is no step of the path", LayoutIdentity(), "NeverMixed",
      .holds
    ),
    (
      "layout_participates", "the layout's type is a step", LayoutIdentity(participates: true),
      "LayoutTransparent", .violated
    ),
    (
      "layout_placement", "a child's placement is its step", LayoutIdentity(byPlacement: true),
      "LayoutTransparent", .violated
    ),
    (
      "layout_placement_mixed", "a child's placement is its step",
      LayoutIdentity(byPlacement: true), "NeverMixed", .violated
    ),
  ].map {
    (name: String, title: String, machine: LayoutIdentity, property: String, expected: Verdict) in
    Finding(name, title, machine, property, expected) { LayoutIdentity.properties }
  }

  private static let presentation: [Finding] = [
    ("presentation", "the presenter's state", "PresenterKept", .holds),
    ("presentation", "the selected tab", "TabKept", .holds),
    ("presentation", "each presentation's state is new", "SheetIsFresh", .holds),
    ("presentation", "the same item updates in place", "SameItemKeeps", .holds),
    (
      "presentation_returns", "a sheet presented again shows what it held", "SheetReturns",
      .violated
    ),
  ].map { (name: String, title: String, property: String, expected: Verdict) in
    Finding(name, title, Presentation(), property, expected) { Presentation.properties }
  }

  /// State over the end of a process.
  private static let restoration: [Finding] = [
    ("restoration", "a saved cell is restored, waits, or is dropped", "RestoredOrReported", .holds),
    ("restoration", "the report is true", "ReportIsTrue", .holds),
    ("restoration", "nothing waits when nothing loads", "NothingWaitsForever", .holds),
    ("restoration", "a view that loaded data shows has its cell", "LateClaims", .holds),
    ("restoration", "a view that comes later is fresh", "LateIsFresh", .holds),
    ("restoration", "nothing is claimed twice", "ReturnIsFresh", .holds),
    ("restoration", "a snapshot keeps what waits", "SnapshotsKeepWaiting", .holds),
    (
      "restoration", "nothing is lost since the snapshot", "NothingLostSinceSnapshot", .holds
    ),
    ("restoration_unsaved", "nothing at all is lost", "NothingLost", .violated),
    ("restoration_late", "later views claim saved cells too", "LateIsFresh", .violated),
  ].map { (name: String, title: String, property: String, expected: Verdict) in
    let machine = Restoration(claims: name == "restoration_late" ? .always : .loading)
    return Finding(name, title, machine, property, expected) { machine.properties }
  }
}
