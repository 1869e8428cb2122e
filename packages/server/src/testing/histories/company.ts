import { seededRandom } from '@kathaloka/story';
import { grant } from '../../features/economy/public.ts';
import { createAccessTokens } from '../../platform/auth/accessTokens.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { TEST_SECRET, TEST_URL } from '../buildTestApp.ts';
import { factories } from '../factories.ts';
import { people, type Person } from '../people.ts';
import { FERRY } from '../playing.ts';
import { checkHistory } from './checkHistory.ts';
import type { Anomaly } from './History.ts';
import { observe } from './observe.ts';
import { createRecorder, playTab } from './playHistory.ts';
import type { Wire } from './wire.ts';

/** The number of tabs of a session. */
const TABS = 2;
/** The number of calls of a session: limited, because the search for an order grows with it. */
const CALLS_OF_A_SESSION = 120;
/** The time of a session on a slow machine: a little shorter than the lifetime of an access token. */
const SESSION_MS = 5 * MINUTE_MS;
/** More credits than a person can spend in these tests. */
const GIVEN = 100_000;

const tokens = createAccessTokens({ secret: TEST_SECRET, issuer: TEST_URL, clock: systemClock });

/** The person with a new access token. */
async function signedIn(person: Person): Promise<Person> {
  const token = await tokens.sign({ user_id: person.id, session_id: person.session_id });
  return { ...person, headers: { authorization: `Bearer ${token}` } };
}

interface Company {
  readonly db: Database;
  readonly wire: Wire;
  readonly players: number;
  readonly seed: number;
}

/** People who play one session after the other, each in two tabs, and record what they are told. */
export async function company({ db, wire, players, seed }: Company) {
  const recorder = createRecorder();
  const { operations } = recorder;
  const make = people(db);
  const story_id = await factories(db).story({
    story_structure: JSON.stringify(FERRY),
    initial_xp: 1_000_000,
  });
  const all: Person[] = [];
  for (let count = 0; count < players; count += 1) {
    const person = await make();
    const purse = { user_id: person.id, amount: GIVEN, key: 'admin:purse' } as const;
    await grant({ db, clock: systemClock }, purse);
    all.push(person);
  }

  async function playOn(who: Person, index: number, mayContinue: () => boolean): Promise<void> {
    for (let number = 0; mayContinue(); number += 1) {
      const person = await signedIn(who);
      const until = Date.now() + SESSION_MS;
      const session = await begin(wire, person, story_id);
      if (session === null) continue;
      const end = operations.length + CALLS_OF_A_SESSION * players;
      const tabs = Array.from({ length: TABS }, (_, tab) =>
        playTab({
          wire,
          recorder,
          person,
          session,
          random: seededRandom(seed + 1000 * number + 10 * index + tab),
          mayContinue: () => mayContinue() && operations.length < end && Date.now() < until,
        }),
      );
      await Promise.all(tabs);
    }
  }

  return {
    operations,
    acknowledged: () => operations.filter(({ outcome }) => outcome.is === 'ok').length,
    play: (mayContinue: () => boolean) =>
      Promise.all(all.map((person, index) => playOn(person, index, mayContinue))),
    async anomalies(): Promise<Anomaly[]> {
      const ids = all.map(({ id }) => id);
      return checkHistory({ operations, ...(await observe(db, ids, GIVEN)) });
    },
  };
}

/** Begins a session. Null if the answer was lost, and the session with it. */
async function begin(wire: Wire, person: Person, story_id: string): Promise<string | null> {
  const asked = { method: 'PUT', person, body: { story_id } };
  const answer = await wire.call('/game/sessions/', asked).catch(() => null);
  if (answer?.status === 201) return (answer.body as { id: string }).id;
  await wire.up();
  return null;
}
