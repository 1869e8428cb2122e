import type { SharedTale } from '@kathaloka/contract/entities';
import { chapterBegun, sceneEntered } from '@kathaloka/story';
import type { Queries } from '../../../platform/db/schema.ts';
import { firstLine, isScene, notedOf } from '../present.ts';
import { partsOfRow } from '../stored/partsOfRow.ts';
import { presentSessionStory, type Snapshot, snapshotOf } from '../stored/snapshots.ts';
import { askedIn } from '../stored/choiceOf.ts';
import type { TaleCopy, TaleTurn } from './TaleCopy.ts';

/** A tale in the form in which its readers see it. */
export type ToldTale = Pick<SharedTale, 'story' | 'parts' | 'has_earlier' | 'last_line'>;

/** Parsed JSON that `copyTale` has made. */
export const storedTale = (stored: unknown): TaleCopy => stored as TaleCopy;

export async function tellTale(db: Queries, { turns, language, has_earlier }: TaleCopy): Promise<ToldTale> {
  const last = turns.at(-1)!;
  const snapshot = (await snapshotOf(db, last.snapshot_id)).in(language);
  const { title, cover_image_url, image_alt, language: toldIn } = presentSessionStory(snapshot);
  return {
    story: { title, cover_image_url, image_alt, language: toldIn },
    parts: turns.map((turn, at) => partOf(turn, turns[at - 1], snapshot)),
    has_earlier,
    last_line: firstLine(last.ai_response ?? ''),
  };
}

/** The lines of a tale, without its chapters. */
export const linesOf = ({ turns }: TaleCopy): SharedTale['parts'] => turns.map(lineOf);

function partOf(
  turn: TaleTurn,
  before: TaleTurn | undefined,
  snapshot: Snapshot,
): SharedTale['parts'][number] {
  const entered = isScene(turn) ? sceneEntered(turn.state, before?.state ?? null) : null;
  const chapter = chapterBegun(snapshot.play, entered);
  const noted = notedOf(snapshot, before?.state ?? null, turn.state);
  return { ...lineOf(turn), ...(chapter && { chapter: { ...chapter } }), ...noted };
}

function lineOf({ is_typed, ...turn }: TaleTurn): SharedTale['parts'][number] {
  const parts = partsOfRow(turn);
  return {
    chosen: askedIn(turn),
    is_typed,
    text: turn.ai_response ?? '',
    ...(parts.length > 0 && { parts }),
  };
}
