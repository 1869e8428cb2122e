import { DEED_OF_ACT } from '../packages/server/src/narrator/builtIn/deeds.ts';
import { hash } from '../packages/server/src/narrator/builtIn/dice.ts';
import type { Fragment, Fragments } from '../packages/server/src/narrator/builtIn/fragments.ts';
import type { StoredNotes } from '../packages/server/src/narrator/builtIn/notes.ts';
import { tokensOf } from '../packages/server/src/narrator/builtIn/words.ts';
import type { SimulatedTurn } from '../packages/server/src/testing/simulatedPlay.ts';

/** A phrase of the narrator's is not told again within so many turns, whatever fills it. */
const STOCK_TURNS = 20;

const byId = new WeakMap<Fragments, ReadonlyMap<string, Fragment>>();

function fragmentOf(fragments: Fragments, id: string): Fragment | undefined {
  let known = byId.get(fragments);
  if (!known) {
    known = new Map([...fragments.files.values()].flat().map((fragment) => [fragment.id, fragment]));
    byId.set(fragments, known);
  }
  return known.get(id);
}

/** The fragments that were drawn for this turn. */
export function drawnIn({ notes, task }: SimulatedTurn, fragments: Fragments): Fragment[] {
  if (!task || notes === null) return [];
  const { ids, turn } = notes as StoredNotes;
  return ids.flatMap(([id, at]) => (at === turn ? (fragmentOf(fragments, id) ?? []) : []));
}

/** Those of them that were drawn lately as well; what was undone was heard, too. */
export function stockIn(turns: readonly SimulatedTurn[], index: number, fragments: Fragments): Fragment[] {
  const lately = new Set(
    turns.slice(Math.max(0, index - STOCK_TURNS + 1), index).flatMap((turn) => drawnIn(turn, fragments)),
  );
  return drawnIn(turns[index]!, fragments).filter((fragment) => lately.has(fragment));
}

const patterns = new Map<Fragment, RegExp>();

function patternOf(fragment: Fragment): RegExp {
  const known = patterns.get(fragment);
  if (known) return known;
  const seen = new Set<string>();
  const source = fragment.text.replaceAll(
    /\{(\w+)\}([,.।۔]?)|[.*+?^$()|[\]\\]/g,
    (whole, slot?: string, mark = '') => {
      if (slot === undefined) return `\\${whole}`;
      const again = seen.has(slot);
      seen.add(slot);
      const end = mark === '' ? '' : `(?:${mark === '.' ? String.raw`\.` : mark}|(?<=[!?؟]))`;
      return `${again ? `\\k<${slot}>` : `(?<${slot}>.+?)`}${end}`;
    },
  );
  const pattern = new RegExp(`${source}(?=\\s|$)`, 'u');
  patterns.set(fragment, pattern);
  return pattern;
}

/** What a fragment of this turn says that the player did or said, though the player did not. */
export function inventionsIn(turn: SimulatedTurn, fragments: Fragments, own: string): string[] {
  const typed = new Set([...tokensOf(turn.input ?? ''), 'you', 'your', 'yours', 'yourself']);
  const isTyped = (text: string) => tokensOf(text).every((token) => typed.has(token));
  const ofSlots = drawnIn(turn, fragments).flatMap((fragment) => {
    const { deed, ...others } = patternOf(fragment).exec(turn.text)?.groups ?? {};
    const told = (['do', 'words', 'question'] as const).flatMap((slot) => others[slot] ?? []);
    return [
      ...told.filter((text) => !isTyped(text)),
      ...(deed === undefined || wasDone(turn, deed) ? [] : [deed]),
    ];
  });
  return [...ofSlots, ...spokenIn(turn, own).filter((text) => !isTyped(text))];
}

function wasDone({ state, notes }: SimulatedTurn, deed: string): boolean {
  // the words before a phrase may read like its beginning
  if (state.deeds.some((each) => deed.endsWith(each))) return true;
  const noted = (notes as StoredNotes).deeds.some(([key]) => key === hash(deed));
  return noted && Object.values(DEED_OF_ACT).includes(deed);
}

const SPEECH = /(?<![\p{L}\p{M}\p{N}])'([^']+(?:(?<=\p{L})'(?=\p{L})[^']+)*)'(?![\p{L}\p{M}\p{N}])/gu;

/** Speech in the narrator's own part, without what the author wrote and the choices that are named. */
function spokenIn({ task }: SimulatedTurn, own: string): string[] {
  const { lore_cards = [], lexicon } = task?.story ?? {};
  const authored = [...lore_cards, ...(lexicon?.beats ?? [])].map(({ text }) => text.trim());
  const rest = authored.reduce((text, part) => (part === '' ? text : text.replaceAll(part, ' ')), own);
  return [...rest.matchAll(SPEECH)].map(([, said]) => said!);
}

const SCARS: readonly RegExp[] = [
  /[{}]/,
  /\S {2,}\S/,
  /[,;:]{2}|(?<!\.)\.\.(?!\.)/,
  /\b(?:undefined|null|NaN|\[object)\b/,
];
const ENGLISH_SCARS: readonly RegExp[] = [
  /\b[Aa] (?:[aeio]|u(?!n[ai]|s[ei]|t[io]))(?!ne\b|nce\b|ne-|u)\w*/,
  /\b[Aa]n (?![aeiou]|h(?:our|onest|eir)|\d|[A-Z])\w+/,
  /\b(the|a|an|to|of|you|your|and|is|in|with|at|what) \1\b/i,
];

/** Holes and seams of templates, anywhere in a text. */
export function scarsIn(text: string, language: string): string[] {
  const patternsOf = language === 'en' ? [...SCARS, ...ENGLISH_SCARS] : SCARS;
  return patternsOf.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}
