import type { StruckSentence } from '@kathaloka/contract/entities';
import type { StrikeReason } from '@kathaloka/contract/limits';

/** A secret would be told, and harm done, by the words that were struck. */
const HIDDEN: ReadonlySet<StrikeReason> = new Set(['secret', 'harm']);

/** What was struck from a turn, as players may read it. */
export const struckAsRead = (struck: readonly StruckSentence[]): StruckSentence[] =>
  struck.map((sentence) => (HIDDEN.has(sentence.reason) ? { ...sentence, text: '' } : { ...sentence }));
