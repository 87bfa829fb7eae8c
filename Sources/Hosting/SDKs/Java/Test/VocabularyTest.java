import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rehearsal.Rehearsal;
import rehearsal.Rehearsal.*;

/** Compares the records of Rehearsal.java with the schema that {@code rehearse protocol --format schema} writes. */
final class VocabularyTest {
  /** Messages of the line itself, which no app sees. */
  private static final Set<String> OWN = Set.of("Start", "SignalMessage", "StartAnswer", "SignalAnswer", "ErrorAnswer");

  private VocabularyTest() {}

  static void run(Path schema) throws Exception {
    Map<?, ?> definitions = map(map(Json.parse(Files.readString(schema))).get("$defs"));
    Map<String, String> expected = new TreeMap<>();
    definitions.forEach((name, definition) -> {
      if (OWN.contains(name)) return;
      if (name.equals("Signal") || name.equals("Request")) {
        for (Object one : list(map(definition).get("oneOf"))) {
          Object kind = map(map(map(one).get("properties")).get("kind")).get("const");
          expected.put(name + "." + kind, members(map(one)));
        }
      } else {
        expected.put((String) name, members(map(definition)));
      }
    });
    Map<String, String> found = new TreeMap<>();
    add(Signal.class, "Signal.", found);
    add(Request.class, "Request.", found);
    for (Class<?> type : Rehearsal.class.getDeclaredClasses())
      if (type.isRecord() && java.lang.reflect.Modifier.isPublic(type.getModifiers()))
        found.put(type.getSimpleName(), members(type));
    found.put("Facts", facts());
    RehearsalTest.check("as many kinds and objects", found.size(), expected.size());
    expected.forEach((name, members) -> RehearsalTest.check(name, found.get(name), members));
  }

  // MARK: The schema's side

  private static String members(Map<?, ?> definition) {
    List<?> required = list(definition.get("required"));
    return map(definition.get("properties")).entrySet().stream().filter(it -> !it.getKey().equals("kind")).map(it -> {
      Map<?, ?> shape = map(it.getValue());
      boolean isOptional = !required.contains(it.getKey()) || shape.containsKey("anyOf");
      return it.getKey() + (isOptional ? "?: " : ": ") + type(shape);
    }).sorted().collect(Collectors.joining(", "));
  }

  private static String type(Map<?, ?> shape) {
    if (shape.get("anyOf") instanceof List<?> choices) return type(map(choices.get(0)));
    if (shape.get("$ref") instanceof String name) return name.substring(name.lastIndexOf('/') + 1);
    if (shape.get("enum") instanceof List<?> words)
      return words.stream().map(String::valueOf).collect(Collectors.joining("|"));
    if (shape.get("items") instanceof Map<?, ?> elements) return "list of " + type(elements);
    return (String) shape.get("type");
  }

  private static Map<?, ?> map(Object value) { return (Map<?, ?>) value; }

  private static List<?> list(Object value) { return value == null ? List.of() : (List<?>) value; }

  // MARK: The records' side

  private static void add(Class<?> sealed, String prefix, Map<String, String> found) {
    for (Class<?> type : sealed.getPermittedSubclasses()) {
      String name = type.getSimpleName();
      if (type.isSealed()) add(type, prefix, found);
      else found.put(prefix + name.substring(0, 1).toLowerCase() + name.substring(1), members(type));
    }
  }

  private static String members(Class<?> record) {
    return Stream.of(record.getRecordComponents())
        .map(it -> member(
            it.getName().replaceFirst("_$", ""), it.isAnnotationPresent(LeftOut.class), it.getGenericType()))
        .sorted().collect(Collectors.joining(", "));
  }

  /** The facts are methods: one may be null where it returns an object that the schema may leave out. */
  private static String facts() {
    Set<String> optional = Set.of("previousExit", "previousExitAt", "storageFreeBytes", "audioPosition", "backgroundTimeLeft");
    Stream<String> told = Arrays.stream(Facts.class.getDeclaredMethods())
        .filter(it -> java.lang.reflect.Modifier.isPublic(it.getModifiers()))
        .map((Method it) -> member(it.getName(), optional.contains(it.getName()), it.getGenericReturnType()));
    return Stream.concat(told, Stream.of("storage: object")).sorted().collect(Collectors.joining(", "));
  }

  private static String member(String name, boolean isOptional, Type type) {
    return name + (isOptional ? "?: " : ": ") + type(type);
  }

  private static String type(Type type) {
    if (type instanceof ParameterizedType list) return "list of " + type(list.getActualTypeArguments()[0]);
    Class<?> plain = (Class<?>) type;
    if (plain.isEnum())
      return Arrays.stream(plain.getEnumConstants())
          .map(it -> (String) Json.parse(Json.write(it))).collect(Collectors.joining("|"));
    if (plain.isRecord()) return plain.getSimpleName();
    if (plain == String.class) return "string";
    if (plain == boolean.class || plain == Boolean.class) return "boolean";
    return plain == double.class || plain == Double.class || plain == Duration.class ? "number" : "integer";
  }
}
