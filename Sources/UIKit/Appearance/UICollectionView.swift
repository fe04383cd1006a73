import Foundation

/// What an app sets for all collection views; items of its own are not there yet.
open class UICollectionView: UIScrollView {}
