import { beforeEach, describe, expect, it } from 'vitest';
import { testDeps } from '../../testing/buildTestApp.ts';
import { callApi } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { people, type Person } from '../../testing/people.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { sweepReactionIntents } from './sweepReactionIntents.ts';

const HOUR_MS = 3_600_000;
const time = movableClock();
let story_id: string;
let person: Person;

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: time.clock });
const make = factories(database.db);
const makePerson = people(database.db, time.clock);
beforeEach(async () => {
  story_id = await make.story();
  person = await makePerson();
});

const KINDS = [
  { call: 'likeStory', flag: 'is_liked', total: 'likes_total' },
  { call: 'bookmarkStory', flag: 'is_bookmarked', total: 'bookmarks_total' },
] as const;

describe.each(KINDS)('$call', ({ call, flag, total }) => {
  const intent = async (isOn: boolean | undefined, sequence?: number, who = person) => {
    const body = { ...(isOn !== undefined && { [flag]: isOn }), ...(sequence !== undefined && { sequence }) };
    const answer = await callApi(app)(call, { params: { id: story_id }, body, headers: who.headers });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('that arrives late, for example from a closed tab, does not override a newer one', async () => {
    expect(await intent(true, 100)).toEqual({ [flag]: true, [total]: 1, sequence: 100 });
    expect(await intent(false, 300)).toEqual({ [flag]: false, [total]: 0, sequence: 300 });
    expect(await intent(true, 200)).toEqual({ [flag]: false, [total]: 0, sequence: 300 });
    expect(await intent(undefined, 200)).toEqual({ [flag]: false, [total]: 0, sequence: 300 });
    expect(await intent(true, 400)).toEqual({ [flag]: true, [total]: 1, sequence: 400 });
    expect(await intent(false, 350)).toEqual({ [flag]: true, [total]: 1, sequence: 400 });
  });

  it('does not override a newer one either when both arrive concurrently, in any order', async () => {
    for (let round = 0; round < 10; round++) {
      const late = intent(true, round * 10 + 1);
      const newer = intent(false, round * 10 + 2);
      await Promise.all([late, newer]);
      expect(await intent(false, round * 10 + 3)).toMatchObject({ [flag]: false, [total]: 0 });
    }
    await Promise.all([intent(false, 1001), intent(true, 1003), intent(false, 1002)]);
    expect(await intent(false, 1000)).toEqual({ [flag]: true, [total]: 1, sequence: 1003 });
  });

  it('can be retried', async () => {
    expect(await intent(true, 100)).toEqual(await intent(true, 100));
  });

  it('follows the specification for a client that sends no sequence', async () => {
    expect(await intent(undefined)).toEqual({ [flag]: true, [total]: 1 });
    expect(await intent(undefined)).toEqual({ [flag]: false, [total]: 0 });
    expect(await intent(true)).toEqual({ [flag]: true, [total]: 1 });
  });

  it('of one person does not affect another’s', async () => {
    await intent(false, 500);
    const other = await makePerson();
    expect(await intent(true, 100, other)).toEqual({ [flag]: true, [total]: 1, sequence: 100 });
  });

  it('by a clock that is years ahead wins for a day at most', async () => {
    const { sequence } = await intent(true, Number.MAX_SAFE_INTEGER);
    expect(sequence).toBe(time.now().getTime() + 24 * HOUR_MS);
  });
});

describe('the sweep', () => {
  it('deletes a sequence when no request from its time can be pending', async () => {
    const body = { is_liked: false, sequence: 100 };
    await callApi(app)('likeStory', { params: { id: story_id }, body, headers: person.headers });
    const left = () =>
      database.db.selectFrom('reaction_wishes').select('sequence').where('user_id', '=', person.id).execute();
    const deps = testDeps({ db: database.db, clock: time.clock });
    time.pass(23 * HOUR_MS);
    await sweepReactionIntents(deps);
    expect(await left()).toHaveLength(1);
    time.pass(2 * HOUR_MS);
    await sweepReactionIntents(deps);
    expect(await left()).toEqual([]);
  });
});
