import type { Words } from '../../../../words/en.ts';
import { type LogEntry, entryText } from '../../logEntry.ts';

type ActedWords = Pick<
  Words['play'],
  'chosenBy' | 'chosenByVote' | 'did' | 'saidBy' | 'selected' | 'wentOnByVote' | 'you'
>;

const isDeed = (name: string): name is keyof ActedWords['did'] =>
  name === 'continue' || name === 'immerse' || name === 'show';

/** Whether the entry is by another player or by a vote. */
export const isOfOthers = ({ acted_by, is_by_vote }: LogEntry): boolean =>
  acted_by !== undefined || is_by_vote === true;

/** Names a command given by another player or by a vote; other texts are returned unchanged. */
export function deedOf(entry: LogEntry, words: ActedWords): string {
  const deed = entryText(entry);
  if (!isOfOthers(entry) || !isDeed(deed)) return deed;
  if (entry.acted_by === undefined) return words.wentOnByVote;
  return words.did[deed](entry.acted_by);
}

/** Returns the label before a choice or the player's text, which says who acted. */
export function labelOf(
  { type, acted_by, is_by_vote, votes, voters, is_tie = false }: LogEntry,
  words: ActedWords,
): string {
  if (type === 'user_action') return acted_by === undefined ? words.you : words.saidBy(acted_by);
  if (is_by_vote) return words.chosenByVote(votes && voters ? { votes, voters, is_tie } : undefined);
  return acted_by === undefined ? words.selected : words.chosenBy(acted_by);
}
