import type { SessionEnding } from '@kathaloka/contract/entities';
import type { Words } from '../../../words/en.ts';
import { endingReaches } from '../endingReach.ts';
import type { Passage } from './reading/passages.ts';

interface EndingReading {
  /** Whether the ending failed to load. */
  hasFailed: boolean;
  /** The language of the story. */
  language: string;
  /** The rewards of the ending, as texts. */
  rewards?: readonly string[] | undefined;
  words: Pick<Words, 'play' | 'eyesClosed' | 'ending' | 'foundEndings'>;
}

/** Returns the passages of the last page, without the last line, which has just been read. */
export function endingPassages(
  ending: SessionEnding | undefined,
  { hasFailed, language, rewards = [], words }: EndingReading,
): Passage[] {
  const own = words.eyesClosed.ownLanguage;
  const mine = (id: string, text: string): Passage => ({ id: `ending-${id}`, text, language: own });
  const told = (id: string, text: string): Passage => ({ id: `ending-${id}`, text, language });
  if (!ending && hasFailed) return [mine('failed', words.ending.failed)];
  if (!ending) return [mine('loading', words.ending.loading)];
  const { name, found, total, hint, missed, forks } = ending;
  const { onlyEnding, found: foundOf } = words.foundEndings;
  const reaches = endingReaches(forks, words.ending);
  return [
    mine('end', `${words.play.theEnd}.`),
    ...(name === null ? [] : [told('name', `${name}.`)]),
    ...(ending.is_lost ? [mine('lost', words.ending.lost)] : []),
    mine('found', `${total === 1 ? onlyEnding : foundOf(found.length, total)}.`),
    ...(hint === null ? [] : [mine('hint-of', `${words.foundEndings.hint}:`), told('hint', hint)]),
    ...(missed === null ? [] : [mine('missed-of', `${words.foundEndings.missed}:`), told('missed', missed)]),
    ...(forks.length === 0 ? [] : [mine('forks', `${words.ending.forks}:`)]),
    ...forks.flatMap(({ turn_id, choice }, at) => {
      const { text, said } = reaches[at] ?? {};
      return [
        told(`fork-${turn_id}`, choice),
        ...(text === undefined ? [] : [mine(`reach-${turn_id}`, text)]),
        ...(said === undefined ? [] : [told(`reached-${turn_id}`, said)]),
      ];
    }),
    ...rewards.map((reward) => mine(`reward-${reward}`, reward)),
  ];
}
