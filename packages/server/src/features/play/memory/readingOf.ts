import { changedKind, type PlayState, variablesReadBy, YOU } from '@kathaloka/story';
import { fromPlayer, namesIn } from '../../../narrator/entries/fromPlayer.ts';
import { factWords } from '../../../narrator/factWords.ts';
import type { PastTurn } from '../../../narrator/sheets.ts';
import { isPlayer } from '../../../narrator/prompts/knowers.ts';
import { peopleIn } from '../../../narrator/prompts/peopleHere.ts';
import type { Fact, ReadingTask } from '../../../narrator/TurnReading.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { sceneText, type Snapshot } from '../stored/snapshots.ts';
import { findFactsNamed, findNewestKeys } from './factsRepository.ts';
import type { Path } from './pathRepository.ts';
import { findStated } from './statedRepository.ts';

const KEYS_MAX = 40;

interface Read {
  /** The path to the turn, or to the one before it. */
  readonly path: Path;
  readonly snapshot: Snapshot;
  /** The state after the turn. */
  readonly state: PlayState;
  readonly turn: PastTurn;
  readonly model_key: string;
}

/** What a model needs to read a turn, and whether only those heard it to whom the player whispers. */
export async function readingOf(
  db: Queries,
  { path, snapshot, state, turn, model_key }: Read,
): Promise<{ readonly task: ReadingTask; readonly isWhispered: boolean }> {
  const { lexicon, language } = snapshot.sheet;
  const words = new Map(factWords(`${turn.input ?? ''}\n${turn.text}`, language).map((word) => [word, 1]));
  const named = await findFactsNamed(db, path, { words, limit: KEYS_MAX / 2 });
  const keys = [...named.map(({ key }) => key), ...(await findNewestKeys(db, path, KEYS_MAX / 2))];
  const present = peopleIn(lexicon, [sceneText(snapshot, state), turn.text]);
  const whispered = fromPlayer(turn.input ?? '', { language, present }).find(
    ({ known_to }) =>
      known_to.length !== present.length + 1 || !present.every((name) => known_to.includes(name)),
  );
  const stated = await findStated(db, path, { lines: false });
  return {
    task: {
      model_key,
      story: snapshot.sheet,
      turn,
      keys: [...new Set(keys)],
      reserved: variablesOf(snapshot),
      present: whispered ? whispered.known_to.filter((name) => !isPlayer(name)) : present,
      self: stated.flatMap(({ kind, value }) => (kind === 'name' ? namesIn(value) : [])),
    },
    isWhispered: whispered !== undefined,
  };
}

/** What is whispered is known to those who hear it, whomever a model names. */
export const withinHearing =
  ({ present }: Pick<ReadingTask, 'present'>, isWhispered: boolean) =>
  (fact: Fact): Fact =>
    isWhispered ? { ...fact, known_to: [YOU, ...present] } : fact;

/** The names of the variables of the story. */
function variablesOf({ play }: Snapshot): ReadingTask['reserved'] {
  const numbers = new Set<string>();
  const flags = new Set<string>();
  for (const node of play.graph.nodes.values()) {
    const read = variablesReadBy(node);
    for (const name of read.numbers) numbers.add(name);
    for (const name of read.things) flags.add(name);
    for (const { effects } of node.choices)
      for (const effect of effects) (changedKind(effect) === 'number' ? numbers : flags).add(effect.name);
  }
  return { numbers: [...numbers], flags: [...flags] };
}
