import MartletFoundation

extension NSItemProvider {
  /// Offers the value in all of its forms.
  public func register<Item: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> Item) {
    let item = transferable()
    for type in item._exportedContentTypes {
      registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
        Task {
          do { handler(try await item._export(as: type)?.data, nil) } catch { handler(nil, error) }
        }
        return nil
      }
    }
  }

  /// Takes the value out of one of the kinds that are offered. The handler is called on another thread; with an error
  /// where no kind fits.
  @discardableResult
  public func loadTransferable<Item: Transferable & Sendable>(
    type: Item.Type, completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let types = registeredTypeIdentifiers.map { UTType(importedAs: $0) }
    let work = UnfinishedWork("reading \(suggestedName ?? "an item")")
    Task {
      defer { work.end() }
      do {
        let source = _TransferSource(contentTypes: types, suggestedName: suggestedName) {
          try await self.data(types)
        }
        guard let value = try await Item._load(from: source) else { throw ErrorCode.unavailableCoercionError }
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch { completionHandler(.failure(error)) }
    }
    return progress
  }

  private func data(_ types: [UTType]) async throws -> Data {
    guard let type = types.first else { throw ErrorCode.itemUnavailableError }
    return try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? ErrorCode.itemUnavailableError)
        }
      }
    }
  }
}
