import SwiftUI

/// The tutorial's app: the forms of `Apps/Reader/ReaderTests/Seed` with chapters and a picture.
@main
struct SeedApp: App {
  var body: some Scene { Seed.SeedScene() }
}
