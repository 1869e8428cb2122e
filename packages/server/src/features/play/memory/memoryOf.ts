import type { PastTurn } from '../../../narrator/sheets.ts';
import { PINNED_KINDS } from '../../../narrator/Entry.ts';
import { sharesForm, significant } from '../../../narrator/entries/matching.ts';
import { factWords } from '../../../narrator/factWords.ts';
import { peopleIn } from '../../../narrator/prompts/peopleHere.ts';
import type { Memory } from '../../../narrator/prompts/promptTypes.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { findFactsNamed } from './factsRepository.ts';
import { askedIn } from '../stored/choiceOf.ts';
import { findBranches } from './pathRepository.ts';
import { sceneText, type Snapshot } from '../stored/snapshots.ts';
import { findStated, type StatedFact } from './statedRepository.ts';
import { findSummariesToTell } from './summariesRepository.ts';
import type { PlayState } from '@kathaloka/story';
import type { SessionKey } from '../stored/SessionKey.ts';
import type { NewTurn, TurnRow } from '../stored/turnsRepository.ts';

/** How many earlier turns are searched for words that recall a fact. */
const TURNS_NAMING = 2;
/** The maximum number of words that are looked up for a turn. */
const WORDS_MAX = 400;
/** The weight of a person who is here. */
const HERE_WEIGHT = 3;
/** More than any prompt has room for. */
const FACTS_MAX = 60;
/** The weight of a word that the player typed or chose; other words have 1. */
const PLAYER_WEIGHT = 2;

interface Remembering extends SessionKey {
  readonly turn: Pick<NewTurn, 'user_input' | 'selected_choice' | 'selected_answer'>;
  readonly parent: TurnRow;
  readonly next: PlayState;
  readonly snapshot: Snapshot;
}

/** The facts and summaries on the path to the previous turn that this turn needs. */
export async function memoryOf(
  db: Queries,
  { session_id, user_id, turn, parent, next, snapshot }: Remembering,
  history: readonly PastTurn[],
): Promise<Memory> {
  const path = await findBranches(db, { ...parent, session_id, user_id });
  const { language } = snapshot.sheet;
  const player = factWords(askedIn(turn) ?? '', language);
  const others = [
    ...history.slice(-TURNS_NAMING).map(({ input, text }) => `${input ?? ''}\n${text}`),
    sceneText(snapshot, next),
  ];
  const weights = [
    ...player.map((word) => [word, PLAYER_WEIGHT] as const),
    ...factWords(others.join('\n'), language)
      .filter((word) => !player.includes(word))
      .map((word) => [word, 1] as const),
  ];
  const people = peopleIn(snapshot.sheet.lexicon, [
    sceneText(snapshot, next),
    ...history.slice(-TURNS_NAMING).map(({ text }) => text),
  ]);
  // what those who are here know comes first
  const here = people.flatMap((name) =>
    factWords(name, language).map((word) => [word, HERE_WEIGHT] as const),
  );
  const words = new Map([...weights.slice(0, WORDS_MAX), ...here]);
  const [named, stated, summaries] = await Promise.all([
    findFactsNamed(db, path, { words, limit: FACTS_MAX }),
    // a model reads what the facts say of a line
    findStated(db, path, { lines: false }),
    findSummariesToTell(db, path),
  ]);
  const own = new Set(stated.map(({ key }) => key));
  const facts = [
    ...inOrderOfNeed(stated, askedIn(turn) ?? '', language),
    // a pinned fact may be named as well
    ...named.filter(({ key }) => !own.has(key)),
  ];
  return {
    // each summary begins where the previous one ends
    summaries: summaries.map(({ text, depth }, at) => ({
      text,
      from: summaries[at - 1]?.depth ?? 0,
      to: depth,
    })),
    facts,
    turnsBefore: Math.max(0, parent.depth - history.length),
  };
}

/** What the player has stated or pinned: what is pinned, then what shares words with this line, then the newest. */
function inOrderOfNeed(stated: readonly StatedFact[], line: string, language: string): StatedFact[] {
  const asked = significant(line, language);
  const need = ({ kind, value, is_pinned }: StatedFact): number => {
    const shared = significant(value, language).filter((word) =>
      asked.some((other) => sharesForm(word, other)),
    );
    return (is_pinned ? 100 : 0) + shared.length * 2 + (PINNED_KINDS.has(kind) ? 3 : 0);
  };
  const needs = new Map(stated.map((fact) => [fact, need(fact)]));
  return stated.toSorted((one, other) => needs.get(other)! - needs.get(one)!);
}

/** What the built-in narrator needs of the memory: the player's own words. */
export async function statedFor(
  db: Queries,
  { session_id, user_id, parent }: SessionKey & Pick<Remembering, 'parent'>,
): Promise<Memory> {
  const path = await findBranches(db, { ...parent, session_id, user_id });
  return { summaries: [], facts: await findStated(db, path, { lines: true }) };
}
