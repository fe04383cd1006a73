import CGears
import CShapes
import CYaml

public enum Machine {
  public static var area: Double { (shape_area() * 100).rounded() / 100 }

  /// How many entries a mapping in YAML has, counted by the library of the system.
  public static func entryCount(_ text: String) -> Int {
    var (parser, event, count) = (yaml_parser_t(), yaml_event_t(), 0)
    yaml_parser_initialize(&parser)
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      while yaml_parser_parse(&parser, &event) == 1, event.type != YAML_STREAM_END_EVENT {
        if event.type == YAML_SCALAR_EVENT { count += 1 }
        yaml_event_delete(&event)
      }
      return count / 2
    }
  }
}
