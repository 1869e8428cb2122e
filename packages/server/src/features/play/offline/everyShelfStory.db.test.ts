/** Offline play of the bundled stories: downloaded, played to an ending by the player, then uploaded. */
import {
  beginReading,
  collectedIn,
  makeMove,
  openTale,
  placeOf,
  readStory,
  type Reading,
  type Tale,
} from '@kathaloka/player/runtime';
import type { OfflineStory, Language, OfflineMove } from '@kathaloka/contract/entities';
import { type Random, seededRandom } from '@kathaloka/story';
import { beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { faultsFound } from '../../../testing/faultsFound.ts';
import { keepingDevice, uploading } from '../../../testing/offlinePlay.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { readBundledStories } from '../../bundledStories/bundledStory.ts';
import { seedLibrary } from '../../bundledStories/public.ts';

const LONG_MS = 600_000;
const WALK_MAX = 2000;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);
const who = await play.player();

beforeAll(async () => {
  await seedLibrary({ db: database.db, clock: systemClock }, { seed: 'demo' });
  await database.db.updateTable('users').set({ has_premium_access: true }).where('id', '=', who.id).execute();
});

interface Flight {
  readonly moves: readonly OfflineMove[];
  readonly reading: Reading;
}

const AT = '2026-11-20T09:31:00.000Z';

/** A random walk to an ending. */
function fly(tale: Tale, random: Random): Flight {
  let reading = beginReading(tale);
  const moves: OfflineMove[] = [];
  for (;;) {
    const { choices, is_ending } = placeOf(tale, reading);
    if (is_ending) return { moves, reading };
    if (moves.length > WALK_MAX || choices.length === 0) return fly(tale, random);
    const choose = Math.floor(random() * choices.length);
    const answer = choices[choose]!.asks ? 'Meera' : null;
    const moved = makeMove(tale, reading, { choose, answer });
    if (moved.refused) return fly(tale, random);
    reading = moved.reading;
    moves.push({ choose, answer, to: placeOf(tale, reading).scene, at: AT });
  }
}

function taleOf({ story, brought }: OfflineStory, language: Language): Tale {
  const read = readStory({ kathaloka: 1, story });
  if (read.fault) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return openTale(read.story, {
    language,
    brought: brought ? { numbers: Object.fromEntries(brought.numbers), things: brought.things } : undefined,
  });
}

it.each(readBundledStories().map(({ story }) => [story.title, story.title] as const))(
  '%s is played to an ending without a network, and told here as it was there',
  { timeout: LONG_MS },
  async (title) => {
    const { id } = await database.db
      .selectFrom('stories')
      .where('title', '=', title)
      .select('id')
      .executeTakeFirstOrThrow();
    const device = await keepingDevice(play.call, who, id);
    for (const [number, language] of device.story.languages.entries()) {
      const tale = taleOf(device.story, language);
      expect(tale.language).toBe(language);
      const { moves, reading } = fly(tale, seededRandom(number));
      const offline_id = crypto.randomUUID();
      const flown = { ...device, offline_id, moves: [...moves] };
      for (let from = 0; from < moves.length; from += 200)
        await uploading(play.call)(who, flown, { from, to: from + 200 }, { language });
      const { body } = await uploading(play.call)(who, flown, { from: moves.length }, { language });
      expect(body).toMatchObject({ stored: moves.length, is_completed: true, refused: null });
      const { body: told } = await play.call('exportSession', {
        ...who,
        params: { session_id: body.session_id! },
      });
      const places = reading.steps.map((_, at) => placeOf(tale, reading, at));
      expect(told.turns.map(({ ai_response }) => ai_response)).toEqual(places.map(({ text }) => text));
      expect(told.turns.at(-1)!.choices).toEqual([]);
      const session = await play.read(who, body.session_id!);
      expect(session.current_xp).toBe(places.at(-1)!.xp);
      expect(collectedIn(reading).words.get('name') ?? 'Meera').toBe('Meera');
    }
  },
);

it('and the database holds what it promises', async () => {
  expect(await faultsFound(database.db)).toEqual([]);
});
