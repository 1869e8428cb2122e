import type { StoryLayers } from '@kathaloka/contract/entities';
import type { Condition, PlayStory } from '@kathaloka/story';

/**
 * What a part of a story takes on the heap, its texts apart. Measured for stories that consist of little else; a walk
 * over all values would be more exact, but takes 100 ms for a story of a megabyte.
 */
const BYTES = {
  story: 20_000,
  scene: 290,
  choice: 160,
  attempt: 48,
  variant: 90,
  /** A comparison in a condition, an effect or a check. */
  term: 130,
  fault: 120,
  layer: { scene: 100, choice: 30 },
  /** In a further language: the rest is shared with the author's. */
  told: { scene: 200, choice: 220, variant: 100 },
};

/** The bytes of a snapshot in the author's language. `stored`: the snapshot as it is stored. */
export function bytesOfWritten(
  { play, layers = {} }: { readonly play: PlayStory; readonly layers?: StoryLayers },
  stored: unknown,
): number {
  const { scenes, choices, attempts, variants } = countsOf(play);
  const parts =
    scenes * BYTES.scene +
    choices * BYTES.choice +
    attempts * BYTES.attempt +
    variants * BYTES.variant +
    termsOf(play) * BYTES.term +
    play.graph.faults.length * BYTES.fault;
  const translations = Object.values(layers).reduce((sum, { nodes = {} }) => {
    const all = Object.values(nodes);
    const offered = all.reduce((count, node) => count + (node.choices?.length ?? 0), 0);
    return sum + all.length * BYTES.layer.scene + offered * BYTES.layer.choice;
  }, 0);
  return Math.ceil(BYTES.story + lettersOf(stored) + parts + translations);
}

/** The bytes that a snapshot in another language takes besides. */
export function bytesOfLanguage({ play }: { readonly play: PlayStory }): number {
  const { scenes, choices, attempts, variants } = countsOf(play);
  const { told } = BYTES;
  return scenes * told.scene + choices * told.choice + attempts * BYTES.attempt + variants * told.variant;
}

/** V8 stores a text with one byte a letter, or with two if it has others than Latin letters: those have three in UTF-8. */
function lettersOf(stored: unknown): number {
  const json = JSON.stringify(stored);
  return (json.length + Buffer.byteLength(json)) / 2;
}

function countsOf({ graph: { nodes } }: PlayStory) {
  const counts = { scenes: nodes.size, choices: 0, attempts: 0, variants: 0 };
  for (const { choices, variants } of nodes.values()) {
    counts.choices += choices.length;
    counts.variants += variants.length;
    for (const { lost } of choices) if (lost) counts.attempts += 1;
  }
  return counts;
}

/** The terms of all conditions, effects and checks. Those that are written alike are shared. */
function termsOf({ graph: { nodes } }: PlayStory): number {
  const seen = new Set<object>();
  let terms = 0;
  const count = (part: object | null | undefined, termsIn: () => number) => {
    if (!part || seen.has(part)) return;
    seen.add(part);
    terms += termsIn();
  };
  for (const { choices, variants, eachTurn } of nodes.values()) {
    for (const { condition } of [...choices, ...variants])
      count(condition, () => termsOfCondition(condition!));
    for (const { check, effects, lost } of choices) {
      count(check, () => 1);
      count(effects, () => effects.length);
      count(lost?.effects, () => lost!.effects.length);
    }
    count(eachTurn, () => eachTurn.length);
  }
  return terms;
}

function termsOfCondition(condition: Condition): number {
  if (condition.kind === 'compare' || condition.kind === 'has') return 1;
  if (condition.kind === 'not') return 1 + termsOfCondition(condition.of);
  return condition.of.reduce((sum, part) => sum + termsOfCondition(part), 0);
}
