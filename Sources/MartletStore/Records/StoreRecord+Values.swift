import Foundation

extension StoreRecord {
  /// The value of the attribute at that place of the entity.
  public func value(at place: Int) -> StoreValue {
    fulfil()
    return values?[place] ?? entity.attributes[place].defaultValue
  }

  public func setValue(_ value: StoreValue, at place: Int) {
    fulfil()
    guard state != .gone, values?[place] != value else { return }
    let name = entity.attributes[place].name
    face?.recordWillChange(name)
    noteChange()
    values?[place] = value
    decoded[place] = nil
    if storedValues?[place] == value { changedPlaces.remove(place) } else { changedPlaces.insert(place) }
    face?.recordDidChange(name)
    context?.noteChange(of: self)
  }

  /// Reads the row where it has not been.
  public func fulfil() {
    if values == nil { context?.fulfil(self) }
  }

  /// Keeps what the store has, before the first change.
  func noteChange() {
    guard state == .clean else { return }
    (storedValues, storedLinks, state) = (values, links, .updated)
    context?.pending.append(self)
  }

  /// The stored value of an attribute that changed.
  public func storedValue(at place: Int) -> StoreValue {
    fulfil()
    return (storedValues ?? values)?[place] ?? .null
  }
}
