/// What an alert says.
struct Message: Identifiable, Equatable {
  var title: String
  var text: String
  var id: String { title + text }
}
