import Testing

@testable import ReaderImport

@Suite struct PictureNamesTests {
  @Test(arguments: [
    ("<p>a < b</p>", []),
    ("<p><img src=\"a.png\" alt=\"1 > 0\"></p><IMG SRC='b.png'>", ["a.png", "b.png"]),
    ("<p title=\"<img src='no.png'>\">x</p><img src=yes.png>", ["yes.png"]),
    ("<img alt=it's src=\"a&amp;b.png\"><img alt='>' src=c.png/>", ["a&b.png", "c.png/"]),
    ("<img =\" src=a.png><img src = \"b.png\"/>", ["a.png", "b.png"]),
    ("<img src=\"a.png", []),
    ("<img src><img src=\"\">", []),
  ] as [(String, Set<String>)])
  func tagsAreReadAsByTheParser(_ html: String, _ names: Set<String>) throws {
    #expect(PictureNames.find(in: html) == names)
    let images = try HTMLParser.parse("<body>" + html).descendants(tagged: "img")
    #expect(Set(images.map { $0["src"] }).subtracting([""]) == names)
  }

  /// A comment or script that looks like the beginning of a picture hides none that follows.
  @Test(arguments: [
    "<!-- <img alt=\" --><img src=\"a.png\">", "<script>'<img alt=\"'</script><img src=\"a.png\">",
    "<image src=\"a.png\">", "<?x <img alt=\" ?><img src=\"a.png\">",
  ])
  func nothingHidesAPicture(_ html: String) { #expect(PictureNames.find(in: html) == ["a.png"]) }
}
