import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rehearsal.Rehearsal;
import rehearsal.Rehearsal.*;

/** Looks whether kinds and choices stand on the line as {@code rehearse protocol --format schema} writes them. */
final class VocabularyTest {
  private static final Set<String> WORDS = new HashSet<>();

  private VocabularyTest() {}

  static void run(Path schema) throws Exception {
    collect(Json.parse(Files.readString(schema)));
    RehearsalTest.check("the schema has words", WORDS.size() > 100, true);
    check(Rehearsal.class);
  }

  /** Collects the words that the schema allows somewhere. */
  private static void collect(Object part) {
    if (part instanceof List<?> list) list.forEach(VocabularyTest::collect);
    if (!(part instanceof Map<?, ?> map)) return;
    if (map.get("const") instanceof String kind) WORDS.add(kind);
    if (map.get("enum") instanceof List<?> choices) choices.forEach(word -> WORDS.add((String) word));
    map.values().forEach(VocabularyTest::collect);
  }

  private static void check(Class<?> type) {
    if (type.isEnum())
      for (Object constant : type.getEnumConstants()) check("a choice", (String) Json.parse(Json.write(constant)));
    boolean isKind = Signal.class.isAssignableFrom(type) || Request.class.isAssignableFrom(type);
    if (isKind && type.isRecord()) {
      String name = type.getSimpleName();
      check("a kind", name.substring(0, 1).toLowerCase() + name.substring(1));
    }
    for (Class<?> inner : type.getDeclaredClasses()) check(inner);
  }

  private static void check(String what, String word) {
    RehearsalTest.check(what + " of the schema: " + word, WORDS.contains(word), true);
  }
}
