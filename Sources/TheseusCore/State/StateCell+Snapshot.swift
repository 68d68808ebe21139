import TheseusSession

extension StateCell {
  /// The cell as a snapshot has it; several for an object, one for each variable (R35).
  func save(_ cells: inout [SavedCell], of identity: String) {
    let texts = key.texts
    if texts.isTransient { return }
    var cell = SavedCell(
      identity: identity, declaringType: texts.declaringType, name: key.name,
      ordinal: key.ordinal, source: texts.source, valueType: texts.valueType)
    if let object = Self.sessionObject(get()) {
      return SessionObjects.save(object, as: cell, runtime.session, &cells)
    }
    if isHidden {
      cell.reason = "not saved: it contains the text of a secure field"
    } else {
      do {
        cell.value = try SavedValue.encodeIfPossible(get())
        // Objects that the framework keeps as state are rebuilt.
        if cell.value == nil {
          if texts.isFrameworks { return }
          cell.reason = "not saved: \(texts.valueType) is not Codable"
        }
      } catch {
        cell.reason = "not saved: \(error)"
      }
    }
    cells.append(cell)
  }

  /// An object changes without the cell, also one that a collection or a struct holds.
  var lastSavableChange: Int? {
    Self.mayHoldObject || HeldObjects.mayBe(in: Value.self) ? nil : lastChange
  }

  func isOwned(by owner: OwnerNode) -> Bool {
    self.owner === owner && runtime.graph.isAlive(attribute.id)
  }

  nonisolated static var mayHoldObject: Bool { TypeLayout.isObject(Value.self) }

  /// The value as an object whose variables are saved.
  nonisolated static func sessionObject(_ value: Value) -> (any SessionState)? {
    guard mayHoldObject else { return nil }
    // A reference or nil: a cast would put nil into a box.
    let object = withUnsafeBytes(of: value) { $0.load(as: AnyObject?.self) }
    return object.flatMap { SessionType.object($0) }
  }

  @MainActor package func hideFromSnapshots() {
    guard !isHidden else { return }
    isHidden = true
    runtime.session.known = runtime.session.known.map { _ in [:] }
  }
}

/// The variables of objects as a snapshot has them.
@MainActor
enum SessionObjects {
  /// - Parameter property: the property that holds the object.
  static func save(
    _ object: any SessionState, as property: SavedCell, _ session: SessionKeeper,
    _ cells: inout [SavedCell]
  ) {
    for found in SessionFields.objects(from: object) {
      save(found.object, as: property, at: found.paths[0], session, &cells)
    }
  }

  /// - Parameter path: the names of the properties of objects that lead to this one.
  private static func save(
    _ object: any SessionState, as property: SavedCell, at path: String,
    _ session: SessionKeeper, _ cells: inout [SavedCell]
  ) {
    let hidden = session.hiddenProperties(of: object)
    // A program without symbols has no names: then the values identify the variables.
    let names = Set(hidden.compactMap { $0.property.map { String($0.dropFirst()) } })
    let secrets = hidden.compactMap { value(of: object, $0) }.filter { !$0.isEmpty }
    let known = session.savedObject(object)
    for (index, field) in SessionFields.of(object).enumerated() {
      var cell = property
      cell.kind = .object
      cell.name += ".\(path)\(field.name)"
      cell.valueType = field.typeName
      do {
        let json = try known.json(of: field, index)
        if names.contains(field.name) || SnapshotSecrets.contain(json, secrets) {
          cell.reason = "not saved: it contains the text of a secure field"
        } else {
          cell.value = json
        }
      } catch {
        cell.reason = "not saved: \(error)"
      }
      cells.append(cell)
    }
  }

  private static func value<Object: SessionState>(of object: Object, _ keyPath: AnyKeyPath)
    -> String?
  { object[keyPath: keyPath] as? String }
}
