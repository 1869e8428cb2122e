import {
  askedName,
  effectsIn,
  type Gift,
  ledgerFact,
  personName,
  type StoryGraph,
  YOU,
} from '@kathaloka/story';
import { fromPlayer } from '../../../narrator/entries/fromPlayer.ts';
import { hasNegation } from '../../../narrator/interpret/denial.ts';
import { nameIn, peopleIn } from '../../../narrator/prompts/peopleHere.ts';
import { holdsPhrase, wordsIn } from '../../../narrator/phrases.ts';
import { type FindNames, findNames, type NameOfRules } from './findNames.ts';
import { sceneText, type Snapshot } from '../stored/snapshots.ts';
import type { TurnRow } from '../stored/turnsRepository.ts';

/**
 * What a typed line gives away: one declared thing that the player holds, to one person who is present or named
 * in the scene. Nothing if the line leaves open which thing or whom it means.
 */
export function giftIn(
  snapshot: Snapshot,
  { state, ai_response }: Pick<TurnRow, 'state' | 'ai_response'>,
  line: string,
): Gift | undefined {
  const { play, sheet } = snapshot;
  const held = [...play.things].filter(([thing]) => state.things.includes(thing));
  if (held.length === 0) return undefined;
  const texts = [sceneText(snapshot, state), ai_response ?? ''];
  const present = peopleIn(sheet.lexicon, texts);
  const told = texts.map(wordsIn);
  for (const { kinds, quote } of fromPlayer(line, { language: sheet.language, present })) {
    if (!kinds.includes('gift') || hasNegation(quote, sheet.language)) continue;
    const words = wordsIn(quote);
    const [thing, ...things] = held.filter(([key, { name }]) => isNamed(words, key, name));
    const people = peopleNamed(play.graph, present, words).filter(([, names]) => areNamed(names, told));
    if (thing && things.length === 0 && people.length === 1) return { thing: thing[0], to: people[0]![0] };
  }
  return undefined;
}

const areNamed = (names: readonly string[], texts: readonly (readonly string[])[]): boolean =>
  names.some((name) => texts.some((words) => holdsPhrase(words, wordsIn(name))));

/** Whether the words name a thing: by its name without an article, by its last word, or by its sign. */
function isNamed(words: readonly string[], key: string, name: string): boolean {
  const whole = wordsIn(name);
  return [whole.slice(-1), wordsIn(key.replaceAll('_', ' '))].some((phrase) => holdsPhrase(words, phrase));
}

/** A person to whom something can be given, by the name that rules use, with the words for them. */
type Named = readonly [who: string, names: readonly string[]];

/** The people whom these words name, among those who are present and those of the graph. */
function peopleNamed(graph: StoryGraph, present: readonly string[], words: readonly string[]): Named[] {
  const people = new Map<string, readonly string[]>();
  const add = (who: string, names: readonly string[]) =>
    people.set(who, [...new Set([...(people.get(who) ?? []), ...names])]);
  const namedIn = ruledNames(graph);
  for (const who of namedIn(words)) add(who, [personName(who)]);
  for (const np of present) {
    const name = nameIn(np);
    if (!holdsPhrase(words, name)) continue;
    const [known] = namedIn(name);
    const who = known ?? askedName(name.join('_'));
    if (who !== null) add(who, [...(known === undefined ? [] : [personName(known)]), name.join(' ')]);
  }
  return [...people];
}

/** A graph has up to thousands of names, and belongs to a snapshot, which never changes. */
const known = new WeakMap<StoryGraph, FindNames>();

function ruledNames(graph: StoryGraph): FindNames {
  const made = known.get(graph) ?? findNames(namesIn(graph));
  known.set(graph, made);
  return made;
}

/** Everybody whom effects name, and the holders of secrets; of names with the same words, that of the effects. */
function namesIn(graph: StoryGraph): NameOfRules[] {
  const holders = [...graph.secrets.values()].flatMap(({ holders: names }) =>
    names.flatMap((name) => askedName(name) ?? []),
  );
  const effects = [...graph.nodes.values()].flatMap(effectsIn);
  const named = effects.flatMap((effect) => {
    if (effect.kind === 'give') return [effect.to];
    if (effect.kind === 'owe' || effect.kind === 'settle') return [effect.who];
    const fact = ledgerFact(effect.name);
    return fact && 'who' in fact ? [fact.who] : [];
  });
  const names = new Set([...holders, ...named].filter((who) => who !== YOU));
  const byWords = new Map<string, NameOfRules>();
  for (const who of names) {
    const phrase = wordsIn(personName(who));
    if (phrase.length > 0) byWords.set(phrase.join(' '), [who, phrase]);
  }
  return [...byWords.values()];
}
