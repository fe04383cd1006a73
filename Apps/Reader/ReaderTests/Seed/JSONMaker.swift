import Foundation

extension Seed {
  struct JSONMaker {
    init() {
      createJSON()
    }

    @discardableResult func createJSON() -> String {
      let book = Book(chapters: chapters)
      do {
        let data = try JSONEncoder().encode(book)
        let json = String(data: data, encoding: .utf8)!
        print(json)
        return json
      } catch {
        assertionFailure(error.localizedDescription)
        return ""
      }
    }

    let chapters = [
      Chapter(
        title: "Welcome",
        html: """
          <h1>Welcome</h1>
          <p id=\"3d1f\" class=\"ah bp\">On an iPad in portrait orientation, swipe from the left to see the chapters.</p>
          <img alt=\"A list\" src=\"first-list.png\">
          <p>Read <a href=\"https://example.org/list.swift\">list.swift</a>.</p>
          """)
    ]
  }
}
