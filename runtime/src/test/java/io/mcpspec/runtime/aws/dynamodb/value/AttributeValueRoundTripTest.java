package io.mcpspec.runtime.aws.dynamodb.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.testing.RandomDocuments;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What was written as JSON text reads back equal, over 10,000 documents of each format. */
class AttributeValueRoundTripTest {

  private static final int DOCUMENTS = 10_000;

  @Test
  void typedDocumentsComeBackEqual() {
    long seed = 20_120_810;
    RandomDocuments documents = new RandomDocuments(seed);
    for (int i = 0; i < DOCUMENTS; i++) {
      Map<String, AttributeValue> item = documents.item();
      assertThat(roundTrip(item, ValueFormat.TYPED, Optional.empty()))
          .as("document %,d of seed %,d", i, seed)
          .isEqualTo(item);
    }
  }

  @Test
  void plainDocumentsComeBackEqual() {
    long seed = 4_711;
    RandomDocuments documents = new RandomDocuments(seed);
    for (int i = 0; i < DOCUMENTS; i++) {
      Map<String, AttributeValue> item = documents.item();
      assertThat(roundTrip(item, ValueFormat.PLAIN, Optional.of(ValueFormat.PLAIN)))
          .as("document %,d of seed %,d", i, seed)
          .isEqualTo(item);
    }
  }

  /** A caller may leave value_format out: then plain values are refused at most, and never changed. */
  @Test
  void plainDocumentsAreNeverReadAsSomethingElse() {
    long seed = 815;
    RandomDocuments documents = new RandomDocuments(seed);
    int equal = 0;
    for (int i = 0; i < DOCUMENTS; i++) {
      Map<String, AttributeValue> item = documents.item();
      try {
        assertThat(roundTrip(item, ValueFormat.PLAIN, Optional.empty()))
            .as("document %,d of seed %,d", i, seed)
            .isEqualTo(item);
        equal++;
      } catch (InvalidArgumentsException refused) {
        assertThat(refused).hasMessageContaining("type tag");
      }
    }
    assertThat(equal).isGreaterThan(DOCUMENTS * 8 / 10);
  }

  private static Map<String, AttributeValue> roundTrip(
      Map<String, AttributeValue> item, ValueFormat written, Optional<ValueFormat> chosen) {
    Json sent = JsonReader.read(new AttributeValueWriter(written).map(item).toJson());
    RequestValues reader = new RequestValues(chosen);
    Map<String, AttributeValue> read = reader.map(sent, Path.ROOT.member("item"));
    reader.throwIfWrong();
    return read;
  }
}
