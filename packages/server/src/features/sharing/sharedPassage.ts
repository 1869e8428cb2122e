import { beginningOf } from '../../platform/beginningOf.ts';
import type { Deps } from '../../platform/Deps.ts';
import { linesOf, storedTale } from '../play/public.ts';
import { openTale } from './pages.ts';

/** The maximum number of characters. The passage has the newest parts, which are enough to judge a link. */
const PASSAGE_MAX = 20_000;

/** What a link shows to the administrator who decides a report. Undefined if it cannot be opened. */
export async function sharedPassage(deps: Pick<Deps, 'db' | 'once'>, token: string) {
  const row = await openTale(deps, token);
  if (!row) return undefined;
  const tale = storedTale(row.tale);
  const lines = linesOf(tale).map(({ chosen, text }) => (chosen === null ? text : `> ${chosen}\n\n${text}`));
  const newestFirst = lines.toReversed();
  let passage = newestFirst[0] ?? '';
  for (const line of newestFirst.slice(1)) {
    if (passage.length + line.length > PASSAGE_MAX) break;
    passage = `${line}\n\n${passage}`;
  }
  return {
    story_id: row.story_id,
    turn_id: row.turn_id,
    shared_turn_id: row.id,
    passage: beginningOf(passage, PASSAGE_MAX),
    told_by: tale.turns.at(-1)!.told_by,
  };
}
