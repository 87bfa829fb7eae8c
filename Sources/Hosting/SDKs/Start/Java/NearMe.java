import java.time.Duration;
import java.util.List;
import java.util.Locale;
import rehearsal.Rehearsal;
import rehearsal.Rehearsal.*;

/**
 * Says where its user is, and remembers it.
 *
 * <p>Build it with {@code javac -d classes Rehearsal.java NearMe.java}.
 */
final class NearMe implements App {
  private final Phone phone;
  private String message;

  NearMe(Phone phone) {
    this.phone = phone;
    // What was stored outlives the process, which the phone may end at any time.
    String spot = phone.storage().get("spot");
    message = spot == null ? "Nowhere yet." : "You were at " + spot + ".";
    phone.onTap("Find me", () -> phone.locations().getCurrentLocation(Duration.ofSeconds(20), this::found));
  }

  private void found(Fix fix) {
    if (fix == null) {
      message = "You were not found.";
      return;
    }
    Position position = fix.position();
    String spot = String.format(Locale.ROOT, "%.4f, %.4f", position.latitude(), position.longitude());
    message = "You are at " + spot + ".";
    phone.storage().store("spot", spot);
  }

  @Override
  public Screen screen() {
    return new Screen("Near me").message(message).controls(List.of(new Control("Find me")));
  }

  public static void main(String[] arguments) {
    Rehearsal.run(NearMe::new);
  }
}
