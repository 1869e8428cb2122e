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
    const people = [...peopleOf(play.graph, present)].filter(
      ([, names]) => areNamed(names, [words]) && areNamed(names, told),
    );
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

/** The people to whom something can be given, by the names that rules use, with the words for them. */
function peopleOf(graph: StoryGraph, present: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const people = new Map<string, readonly string[]>(namesIn(graph).map((who) => [who, [personName(who)]]));
  for (const np of present) {
    const name = nameIn(np);
    const known = [...people.keys()].find((who) => holdsPhrase(name, wordsIn(personName(who))));
    const who = known ?? askedName(name.join('_'));
    if (who !== null) people.set(who, [...(people.get(who) ?? []), name.join(' ')]);
  }
  return people;
}

/** Everybody whom effects name, and the holders of secrets; of names with the same words, that of the effects. */
function namesIn(graph: StoryGraph): readonly string[] {
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
  const names = [...holders, ...named].filter((who) => who !== YOU);
  return [...new Map(names.map((who) => [wordsIn(personName(who)).join(' '), who])).values()];
}
