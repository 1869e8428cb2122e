import type { MappedTurn } from '@kathaloka/contract/entities';
import { MAP_WINDOW } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { plantTurns } from '../../../testing/longPlay.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { mapSession } from './mapSession.ts';

const TURNS = 1400;
const FORKS_EVERY = 7;

let session_id: string;
let path: ReadonlySet<string>;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);
const who = await play.player();

beforeAll(async () => {
  const session = await play.begin(who);
  session_id = session.id;
  const planted = await plantTurns(database.db, { session_id, count: TURNS, forksEvery: FORKS_EVERY });
  await sql`analyze turns`.execute(database.db);
  path = new Set([session.session_data.narrative_history[0]!.id, ...planted.map(({ id }) => id)]);
});

const page = (query?: { readonly before: string }) =>
  play.call('mapSession', { ...who, params: { session_id }, ...(query && { query }) });

describe('the map of a long session', () => {
  it('comes in pages, the newest first, and has every turn once', async () => {
    const turns: MappedTurn[] = [];
    for (let query: { before: string } | undefined, more = true; more;) {
      const { status, body } = await page(query);
      expect(status).toBe(200);
      expect(body.turns.length).toBeLessThanOrEqual(MAP_WINDOW);
      turns.unshift(...body.turns);
      query = { before: body.turns[0]!.id };
      more = body.has_earlier;
    }
    expect(turns).toHaveLength(1 + TURNS + TURNS / FORKS_EVERY);
    const places = new Map(turns.map(({ id }, place) => [id, place]));
    expect(places.size).toBe(turns.length);
    const isInOrder = ({ id, parent_id }: MappedTurn) =>
      parent_id === null || places.get(parent_id)! < places.get(id)!;
    expect(turns.every(isInOrder)).toBe(true);
    expect(new Set(turns.filter(({ is_current }) => is_current).map(({ id }) => id))).toEqual(path);
  });

  it('reads of it no more than a page', async () => {
    const plans = await plansOf(database.connection, (db) =>
      mapSession({ db }, { session_id, user_id: who.id, limit: 50 }),
    );
    expect(plans.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(250);
    expect(plans.flatMap(({ scans }) => scans).filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  });
});
