import Foundation

extension Episode {
  static let samples: [Episode] = [
    sample(
      name: "Your First Screen",
      description: "Start with an empty project and finish with a small greeting card on your phone: text, a picture, a background colour and one button that changes them all.",
      domain: "iOS", difficulty: "Beginner",
      released: day(2021, 2, 9), minutes: 14, views: 18_240, uri: "freeview://videos/101"),
    sample(
      name: "Lists That Scroll Well",
      description: "Ten thousand rows and a smooth finger. See what a list keeps, what it throws away, and why the identity of a row matters more than its position.",
      domain: "iOS", difficulty: "Intermediate",
      released: day(2021, 5, 18), minutes: 27, views: 15_905, uri: "freeview://videos/102"),
    sample(
      name: "Drawing a Weather Map With Paths, Gradients and a Little Trigonometry",
      description: "Turn a table of pressures into curved lines and coloured areas. The second half explains how to label a line along its slope without upside-down letters.",
      domain: "iOS", difficulty: "Advanced",
      released: day(2021, 9, 7), minutes: 64, views: 9_310, uri: "freeview://videos/103"),
    sample(
      name: "Colours for Day and Night",
      description: "Choose one palette, check its contrast, and let it turn dark by itself in the evening.",
      domain: "iOS", difficulty: "Beginner",
      released: day(2020, 11, 24), minutes: 11, views: 12_480, uri: "freeview://videos/104"),
    sample(
      name: "中文界面设计入门",
      description: "从字体、行距到标点，一步一步做出清楚好读的中文界面，并学习怎样同时照顾大字号用户。",
      domain: "iOS", difficulty: "Beginner",
      released: day(2021, 6, 29), minutes: 22, views: 11_730, uri: "freeview://videos/105"),
    sample(
      name: "A Recipe Book for Android",
      description: "Plan three screens on paper, then build them one by one: a grid of dishes, a page with steps, and a shopping list that survives a restart.",
      domain: "Android", difficulty: "Beginner",
      released: day(2021, 3, 16), minutes: 38, views: 10_220, uri: "freeview://videos/201"),
    sample(
      name: "Saving Data on the Phone",
      description: "Three ways to keep what a reader has typed, with the limits of each. A small notes app is rewritten twice to compare them.",
      domain: "Android", difficulty: "Intermediate",
      released: day(2020, 10, 13), minutes: 45, views: 7_865, uri: "freeview://videos/202"),
    sample(
      name: "Measuring Slow Animations",
      description: "Find the frame that arrives late. You record a trace, read it from the bottom up, and remove the work that nobody sees.",
      domain: "Android", difficulty: "Advanced",
      released: day(2021, 8, 3), minutes: 52, views: 4_150, uri: "freeview://videos/203"),
    sample(
      name: "One Page, Three Widths",
      description: "Lay out a museum’s opening page so that it reads well on a phone, a tablet and a wide desk, with no more than forty lines of style.",
      domain: "Web", difficulty: "Beginner",
      released: day(2021, 1, 12), minutes: 19, views: 13_055, uri: "freeview://videos/301"),
    sample(
      name: "Forms People Can Finish",
      description: "Labels, errors, keyboards. We watch five people fill in the same form and repair it after each of them.",
      domain: "Web", difficulty: "Intermediate",
      released: day(2021, 7, 20), minutes: 31, views: 6_940, uri: "freeview://videos/302"),
    sample(
      name: "A Server in an Afternoon",
      description: "Answer the first request after ten minutes, store the first record after thirty, and put it all behind a name before the tea is cold.",
      domain: "Server", difficulty: "Beginner",
      released: day(2020, 12, 8), minutes: 75, views: 8_610, uri: "freeview://videos/401"),
    sample(
      name: "Queues, Retries and Patience",
      description: "What happens to a message when the receiver sleeps? Build a queue that loses nothing and repeats itself only when it must.",
      domain: "Server", difficulty: "Advanced",
      released: day(2021, 4, 27), minutes: 58, views: 3_975, uri: "freeview://videos/402"),
    sample(
      name: "Jump, Land, Repeat",
      description: "A hero, a platform and gravity. Tune one number at a time until the jump feels right.",
      domain: "Games", difficulty: "Beginner",
      released: day(2021, 10, 5), minutes: 24, views: 14_620, uri: "freeview://videos/501"),
    sample(
      name: "Mazes From Random Numbers",
      description: "Four ways to dig a maze, how to tell them apart by looking, and how to be certain that there is always a way out.",
      domain: "Games", difficulty: "Intermediate",
      released: day(2021, 2, 23), minutes: 35, views: 9_880, uri: "freeview://videos/502"),
    sample(
      name: "Charts That Do Not Lie",
      description: "Axes, areas and averages: six honest charts from one table of bus delays, and the six misleading ones that we did not print.",
      domain: "Data", difficulty: "Beginner",
      released: day(2021, 8, 31), minutes: 29, views: 11_190, uri: "freeview://videos/601"),
    sample(
      name: "Sorting Photographs by Their Light",
      description: "Reduce every picture to three numbers, compare them, and arrange a year of holidays from dawn to midnight.",
      domain: "Data", difficulty: "Intermediate",
      released: day(2021, 5, 4), minutes: 41, views: 5_430, uri: "freeview://videos/602")
  ]

  private static func sample(
    name: String, description: String, domain: String, difficulty: String, released: Date, minutes: Int, views: Int,
    uri: String
  ) -> Episode {
    let number = uri.split(separator: "/").last.map(String.init) ?? ""
    return Episode(
      id: "bundled/" + number, name: name, description: description, domain: domain, difficulty: difficulty,
      released: released, seconds: minutes * 60, views: views, uri: uri, videoID: number)
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    let components = DateComponents(
      timeZone: TimeZone(secondsFromGMT: 0),
      year: year, month: month, day: day, hour: 12)
    return Calendar(identifier: .gregorian).date(from: components) ?? .distantPast
  }
}
