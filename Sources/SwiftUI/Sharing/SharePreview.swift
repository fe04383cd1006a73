import CoreTransferable
import UIKit

/// What the share screen shows of a thing: a title, and a picture or an icon.
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
  let icon: Icon?

  init(_ title: Text, _ image: Image?, _ icon: Icon?) { (self.title, self.image, self.icon) = (title, image, icon) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image, icon) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(Text(title), image, icon) }
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title, .some(image), .some(icon)) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }
  public init(_ title: Text, image: Image) { self.init(title, .some(image), nil) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }
  public init(_ title: Text, icon: Icon) { self.init(title, nil, .some(icon)) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }
  public init(_ title: Text) { self.init(title, nil, nil) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// The picture, else the icon, where nothing has to be made for it.
  @MainActor var pictureAtHand: UIImage? {
    [image as Any?, icon].lazy.compactMap { ($0 as? SwiftUI.Image)?.sharedImage }.first
  }

  /// The picture, else the icon.
  @MainActor var picture: UIImage? {
    get async {
      if let image, let picture = await Self.picture(of: image) { return picture }
      if let icon { return await Self.picture(of: icon) }
      return nil
    }
  }

  @MainActor private static func picture<Value: Transferable>(of value: Value) async -> UIImage? {
    if let image = value as? SwiftUI.Image { return image.sharedImage }
    return (try? await value._export(as: .image))?.flatMap { UIImage(data: $0.data) }
  }
}
