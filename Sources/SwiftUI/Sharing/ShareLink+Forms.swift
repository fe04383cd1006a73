import CoreTransferable

// Several things, each with a preview.
nonisolated extension ShareLink {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, preview, label()) }

  /// One thing.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(title: nil)) }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey))) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(title))) }

  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: nil))
  }

  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(title)))
  }

  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
  }
}

// Addresses and texts show themselves.
nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(items, subject, message, nil, label()) }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(items, subject, message, nil, label()) }
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), subject, message, nil, label()) }
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), subject, message, nil, label()) }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: nil))
  }
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: nil))
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
  }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }
}
