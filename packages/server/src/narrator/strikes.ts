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
  readonly state: Pick<PlayState, 'things'>;
  readonly play: Pick<PlayStory, 'things'>;
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
      return joined(who) !== '' && holderOf(thing, ruled) === joined(who);
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

/** Who holds a declared thing, as words; empty for nobody, and for what the story does not declare. */
function holderOf(thing: string, { play, state: { things } }: Ruled): string {
  const name = [...play.things].find(([key, declared]) =>
    [key, declared.name].some((each) => named(each) === named(thing)),
  )?.[0];
  if (name === undefined) return '';
  if (things.includes(name)) return YOU;
  const [held = ''] = otherHolders(things, name);
  return joined(held.slice('holds '.length, -name.length));
}
