import Testing

@testable import MartletRewrite

@Suite struct SelectorRewritingTests {
  /// What `expression` becomes inside of a class `Screen`.
  private func inClass(_ expression: String) -> String? {
    let (head, tail) = ("class Screen { func run() { use(", ") } }")
    return rewritten(head + expression + tail).map { String($0.dropFirst(head.count).dropLast(tail.count)) }
  }

  @Test(arguments: [
    ("#selector(tap)", #"Selector("tap", Screen.tap)"#),
    ("#selector(tap(_:))", #"Selector("tap:", Screen.tap(_:))"#),
    ("#selector(self.tap(_:with:))", #"Selector("tap:with:", Screen.tap(_:with:))"#),
    ("#selector(Self.tap)", #"Selector("tap", Screen.tap)"#),
    ("#selector(super.tap)", #"Selector("tap", Screen.tap)"#),
    ("#selector(Other.tap(sender:))", #"Selector("tapWithSender:", Other.tap(sender:))"#),
    ("#selector(Other.Inner.move(to:))", #"Selector("moveTo:", Other.Inner.move(to:))"#),
    ("#selector(context.coordinator.tap)", #"Selector("tap", type(of: context.coordinator).tap)"#),
    ("#selector((tap(_:)))", #"Selector("tap:", Screen.tap(_:))"#),
    ("#selector(getter: size)", #"Selector("size", getter: \Screen.size)"#),
    ("#selector(setter: Other.size)", #"Selector("setSize:", setter: \Other.size)"#),
    ("#selector(tap as (Int) -> Void)", #"Selector("tap", Screen.tap as (Screen) -> (Int) -> Void)"#),
    (
      "#selector(Other.tap(_:) as (Other) -> (Int) -> Void)",
      #"Selector("tap:", Other.tap(_:) as (Other) -> (Int) -> Void)"#
    ),
    ("#keyPath(Person.address.street)", #""address.street""#),
    ("#keyPath(name)", #""name""#),
  ])
  func formsOfSelectors(form: (String, String)) {
    #expect(inClass(form.0) == form.1)
  }

  @Test func theTypeIsTheInnermostOne() {
    #expect(
      rewritten("class A { class B { lazy var s = #selector(c) }; let t = #selector(d) }")
        == #"class A { class B { lazy var s = Selector("c", B.c) }; let t = Selector("d", A.d) }"#)
    #expect(
      rewritten("extension Outer.Inner { func f() { use(#selector(g)) } }")
        == #"extension Outer.Inner { func f() { use(Selector("g", Outer.Inner.g)) } }"#)
  }

  @Test func severalLinesStaySeveralLines() {
    #expect(
      rewritten("class A { let s = #selector(\n  tap(_:)\n) // end\n}")
        == "class A { let s = Selector(\"tap:\", A.tap(_:))\n\n // end\n}")
  }
}
