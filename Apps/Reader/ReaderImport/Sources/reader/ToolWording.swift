/// What the command says, in one place.
enum ToolWording {
  static let help = """
    Makes books of saved pages.

    reader import PAGE… -o BOOK   saved page, Markdown, .webarchive, .mhtml, or a folder of them
      --add                       chapters are added to the book
      --replace                   the book is made anew
      --by-heading                a chapter for each heading, not for each page
      --title TITLE               title of the book
      --offline                   pictures are taken from archives and folders alone
      --allow-local-hosts         pictures may come from this machine and its network
    reader check BOOK             unsafe HTML, missing pictures, empty chapters
    reader export BOOK            the chapters as JSON: {"chapters": [{"title", "html"}]}
      --format html               the book as one page
      -o FILE                     into a file

    A book is a folder with Chapters.json and Images.
    Exit codes: 0 done, 1 a file is at fault, 64 the command was not understood.
    """
  static let seeHelp = "`reader --help` lists the commands."
  static let noCommand = "no command"
  static func unknownCommand(_ name: String) -> String { "no command \"\(name)\"" }
  static func unknownOption(_ name: String, _ command: String) -> String { "\(command) has no option \(name)" }
  static func unknownFormat(_ name: String) -> String { "no format \"\(name)\"; there are json and html" }
  static func noValue(_ option: String) -> String { "\(option) needs a value" }
  static let nothingToImport = "import needs a page or a folder"
  static let noOutput = "import needs a book: -o BOOK"
  static let addAndReplace = "--add and --replace exclude each other"
  static func oneBook(_ command: String) -> String { "\(command) needs one book" }
  static let bookExists = "there is a book already; --add adds chapters, --replace makes it anew"
  static func warning(_ text: String) -> String { "warning: \(text)" }
  static func imported(_ chapters: Int, _ book: String) -> String {
    "\(book): \(chapters) chapter\(chapters == 1 ? "" : "s")"
  }
  static let sound = "sound"
}
