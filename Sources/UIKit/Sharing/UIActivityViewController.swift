import Foundation
import MartletControls

/// The screen that offers what can be done with texts, addresses, pictures and files.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called once, when something was done, or when the user left: then without a type.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let activityItems: [Any]
  private let activities: [UIActivity]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (self.activityItems, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    var request = ShareRequest(items: activityItems.compactMap(shareItem)) { [weak self] type, error in
      self?.finish(type, error)
    }
    request.excluded = Set(excludedActivityTypes ?? [])
    request.subject = activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: nil) }.first { !$0.isEmpty }
    request.activities = activities.filter { $0.canPerform(withActivityItems: activityItems) }
    request.activities.forEach { $0.prepare(withActivityItems: activityItems) }
    loadSystemScreen(request)
  }

  private func shareItem(_ item: Any) -> ShareItem? {
    switch item {
    case let text as String: ShareItem(text: text)
    case let text as NSAttributedString: ShareItem(text: text.string)
    case let url as URL: ShareItem(url: url)
    case let url as NSURL: ShareItem(url: url as URL)
    case let image as UIImage: ShareItem(image: image, title: "Image")
    case let source as any UIActivityItemSource:
      source.activityViewController(self, itemForActivityType: nil).flatMap(shareItem)
    default: leftOut(item)
    }
  }

  private func leftOut(_ item: Any) -> ShareItem? {
    Notes.once("\(type(of: item)) is not shared: only texts, addresses, images and files are")
    return nil
  }

  /// Closes the screen and tells the app.
  private func finish(_ type: UIActivity.ActivityType?, _ error: (any Error)?) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    dismiss(animated: true)
    handler?(type, type != nil, nil, error)
  }
}
