import { collected, holds, ledgerFact, ledgerName, type PlayState, YOU } from '@kathaloka/story';
import { holdsPhrase, wordsIn } from '../../../narrator/phrases.ts';
import { peopleIn } from '../../../narrator/prompts/peopleHere.ts';
import type { SecretHere } from '../../../narrator/prompts/promptTypes.ts';
import { sceneText, type Snapshot } from './snapshots.ts';

/**
 * The secrets of a story that its narrator may know in a state: those of the living who are in the scene, and
 * those that are none any more. A person is here who is named so by the lexicon, or whom the scene names.
 */
export function secretsHere(snapshot: Snapshot, state: PlayState, lately: readonly string[]): SecretHere[] {
  const { secrets } = snapshot.play;
  if (secrets.size === 0) return [];
  const scene = sceneText(snapshot, state);
  const people = peopleIn(snapshot.sheet.lexicon, [scene, ...lately]).map(wordsIn);
  const named = wordsIn(scene);
  const isHere = (holder: string): boolean => {
    if (state.things.includes(ledgerName({ kind: 'dead', who: holder }))) return false;
    const name = wordsIn(holder.replaceAll('_', ' ')).slice(-1);
    return people.some((words) => holdsPhrase(words, name)) || holdsPhrase(named, name);
  };
  return [...secrets].flatMap(([name, { text, holders, until }]) => {
    if (until && holds(until, collected(state))) return [{ text, holders: [] }];
    const here = [...new Set([...holders, ...toldOf(state, name)])].filter(isHere);
    return here.length > 0 ? [{ text, holders: here }] : [];
  });
}

/** The people to whom effects have told the secret. */
const toldOf = ({ things }: PlayState, secret: string): string[] =>
  things.flatMap((name) => {
    const fact = ledgerFact(name);
    return fact?.kind === 'knows' && fact.secret === secret && fact.who !== YOU ? [fact.who] : [];
  });
