import type { ChapterHeading, Language, TurnPart } from '@kathaloka/contract/entities';
import { chapterBegun, endingName } from '@kathaloka/story';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { modelsOf } from '../../economy/public.ts';
import { partsOfRow } from '../stored/partsOfRow.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import { findEntered, findTellers, findTold, type TellerRow, type ToldRow } from './taleRepository.ts';
import { findPathIds, findTurn } from '../stored/turnsRepository.ts';

/** A turn of a tale, with the chapter that begins with it. */
export interface ToldTurn extends Omit<ToldRow, 'parts'> {
  /** Whose words its text is. */
  readonly parts: readonly TurnPart[];
  readonly chapter: ChapterHeading | undefined;
}

/**
 * A model as the log names it: by its name on this site, and by the name of the provider's model that told, if there
 * is one.
 */
export interface Teller {
  readonly model_key: string;
  readonly display_name: string;
  readonly told_by: string | null;
}

/** The tale on the path to one turn of a session. */
export interface Tale {
  readonly story_id: string;
  readonly title: string;
  readonly language: Language;
  /** The languages in which the story can be told, the author's first. */
  readonly languages: readonly Language[];
  readonly image_alt: string | null;
  readonly begun: Date;
  /** When the last turn was told. */
  readonly ended: Date;
  readonly last_turn_id: string;
  /** The models that told, and those that drew. */
  readonly tellers: readonly Teller[];
  readonly painters: readonly Teller[];
  /** The chapters that begin on the path. */
  readonly chapters: readonly ChapterHeading[];
  /** Null if the story goes on. */
  readonly ending: { readonly name: string | null } | null;
  /** The turns from the beginning, read page by page. */
  readonly turns: () => AsyncGenerator<ToldTurn, void>;
}

interface AskedTale extends SessionKey {
  readonly turn_id?: string | undefined;
}

/** Reads the path to any turn, by default to the newest one. */
export async function readTale(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { turn_id, ...key }: AskedTale,
): Promise<Tale> {
  const session = await findSession(db, key);
  const last = session && (await findTurn(db, { ...key, id: turn_id ?? session.head_turn_id }));
  if (!session || !last) throw notFound('session');
  const { user_id } = key;
  const snapshot = await snapshotOfSession(db, session);
  const { graph } = snapshot.play;
  const ids = (await findPathIds(db, { user_id, from: last.id })).toReversed();
  const scenes = graph.chapters.map(({ node }) => node);
  const entered = await findEntered(db, { user_id, ids, scenes });
  const chapterOf = (id: string) => chapterBegun(snapshot.play, entered.get(id) ?? null);
  const tellers = await findTellers(db, { user_id, ids });
  const node = graph.nodes.get(last.state.node ?? '');
  return {
    story_id: session.story_id,
    title: snapshot.title,
    language: snapshot.language,
    languages: snapshot.languages,
    image_alt: snapshot.image_alt,
    begun: session.created_at,
    ended: last.committed_at,
    last_turn_id: last.id,
    tellers: tellersOf(
      tellers.filter(({ has_drawn }) => !has_drawn),
      config.ai,
    ),
    painters: tellersOf(
      tellers.filter(({ has_drawn }) => has_drawn),
      config.ai,
    ),
    chapters: ids.flatMap((id) => chapterOf(id) ?? []),
    ending: last.state.is_completed ? { name: node ? endingName(node) : null } : null,
    turns: () => turnsOf(db, { user_id, ids }, chapterOf),
  };
}

/** The number of turns in memory. */
const PAGE = 200;

async function* turnsOf(
  db: Queries,
  { user_id, ids }: { readonly user_id: string; readonly ids: readonly string[] },
  chapterOf: (id: string) => ChapterHeading | undefined,
): AsyncGenerator<ToldTurn, void> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = await findTold(db, { user_id, ids: ids.slice(start, start + PAGE) });
    for (const turn of page) yield { ...turn, parts: partsOfRow(turn), chapter: chapterOf(turn.id) };
  }
}

function tellersOf(rows: readonly TellerRow[], ai: Deps['config']['ai']): readonly Teller[] {
  const models = Object.values(modelsOf(ai)).flat();
  return rows.map(({ model_used, told_by }) => {
    const model_key = model_used ?? '';
    const known = models.find((model) => model.model_key === model_key);
    return { model_key, display_name: known?.display_name ?? model_key, told_by };
  });
}

/** Whether the session exists and, if a turn is named, has that turn. */
export async function hasTurn({ db }: Pick<Deps, 'db'>, { turn_id, ...key }: AskedTale): Promise<boolean> {
  const session = await findSession(db, key);
  if (!session || turn_id === undefined) return session !== undefined;
  return (await findTurn(db, { ...key, id: turn_id })) !== undefined;
}
