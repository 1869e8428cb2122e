import type { StrikeReason } from '@kathaloka/contract/limits';
import { ledgerFact, otherHolders, type PlayState, type PlayStory, spaced, YOU } from '@kathaloka/story';
import { holdsPhrase, wordsIn } from './phrases.ts';
import { nameIn } from './prompts/peopleHere.ts';
import { speechesIn } from './speech.ts';
import type { TurnEvent } from './TurnReading.ts';

/** What the events of a turn are compared with. */
export interface Ruled {
  /** The sentences of the model, in the order of their numbers. */
  readonly sentences: readonly string[];
  /** What the player typed or chose. */
  readonly input: string | null;
  /** The state after the turn. */
  readonly state: Pick<PlayState, 'things' | 'numbers'>;
  readonly play: Pick<PlayStory, 'things'>;
  /** How many secrets were given to the reader. */
  readonly secrets: number;
  /** Whether the model tells a scene, in which the author lets happen what happens. */
  readonly tellsScene: boolean;
}

/** What an author's scene may let happen. */
const OF_SCENES: ReadonlySet<StrikeReason> = new Set([
  'death',
  'wound',
  'thing',
  'arrival',
  'place',
  'time',
  'secret',
]);

/** Which sentences must be struck, by their indices, and why. The first reason of each sentence counts. */
export function strikesIn(events: readonly TurnEvent[], ruled: Ruled): ReadonlyMap<number, StrikeReason> {
  const strikes = new Map<number, StrikeReason>();
  for (const event of events) {
    const at = event.n - 1;
    const sentence = ruled.sentences[at];
    if (sentence === undefined || strikes.has(at) || mayHappen(event, sentence, ruled)) continue;
    strikes.set(at, event.what);
  }
  return strikes;
}

function mayHappen({ what, who, thing }: TurnEvent, sentence: string, ruled: Ruled): boolean {
  if (ruled.tellsScene && OF_SCENES.has(what)) return true;
  switch (what) {
    case 'death':
      return isDead(who, ruled.state);
    case 'speech':
      return isTyped(sentence, ruled.input);
    case 'thing':
      return !isRuled(thing, ruled) || holderOf(thing, ruled) === joined(who);
    case 'secret':
      return !(Number(thing) >= 1 && Number(thing) <= ruled.secrets);
    default:
      return false;
  }
}

const joined = (text: string): string => wordsIn(spaced(text)).join(' ');

/** The words of a thing's name, which models write with or without an article. */
const named = (thing: string): string => nameIn(spaced(thing)).join(' ');

/** Whether the rules know of the death of somebody whose name is, or contains, the name that authors use. */
const isDead = (who: string, { things }: Ruled['state']): boolean =>
  things.some((name) => {
    const fact = ledgerFact(name);
    return fact?.kind === 'dead' && holdsPhrase(wordsIn(who), wordsIn(spaced(fact.who)).slice(-1));
  });

/** Whether a sentence quotes words, and all of them are the player's. */
function isTyped(sentence: string, input: string | null): boolean {
  const typed = ` ${joined(input ?? '')} `;
  const speeches = speechesIn(sentence).map(joined);
  return speeches.length > 0 && speeches.every((speech) => typed.includes(` ${speech} `));
}

/** Whether the rules move the thing or the number of this name. Others are the teller's. */
const isRuled = (thing: string, ruled: Ruled): boolean =>
  declaredAs(thing, ruled) !== undefined ||
  ruled.state.numbers.some(([name]) => named(name) === named(thing));

const declaredAs = (thing: string, { play: { things } }: Ruled): string | undefined =>
  [...things].find(([key, { name }]) => [key, name].some((each) => named(each) === named(thing)))?.[0];

/** Who holds a declared thing, as words; empty for nobody. */
function holderOf(thing: string, ruled: Ruled): string {
  const name = declaredAs(thing, ruled);
  if (name === undefined) return '';
  if (ruled.state.things.includes(name)) return YOU;
  const [held = ''] = otherHolders(ruled.state.things, name);
  return joined(held.slice('holds '.length, -name.length));
}
