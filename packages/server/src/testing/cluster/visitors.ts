/** People who make all calls except those of play, and record contradictions between the answers. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { STORIES_PER_PERSON } from '@kathaloka/contract/limits';
import type { RefreshedTokens, SessionMap } from '@kathaloka/contract/entities';
import { readConfig } from '../../config.ts';
import { publishedTotal } from '../../features/catalogue/public.ts';
import { grant } from '../../features/economy/public.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { factories } from '../factories.ts';
import { type Person, people } from '../people.ts';
import { FERRY } from '../playing.ts';
import { followElsewhere } from './follow.ts';
import { paint } from './paint.ts';
import type { Shelf } from './sights.ts';
import { readThroughCache } from './throughCache.ts';
import type { Cluster } from './startCluster.ts';

type Kind =
  | 'browsed'
  | 'found in the map'
  | 'painted'
  | 'refreshed'
  | 'published'
  | 'deleted'
  | 'refused to strangers';

export interface Visits {
  readonly answered: Record<Kind, number>;
  readonly anomalies: string[];
  readonly shelf: Shelf;
  /** The delay of the first words, and of each word, for a reader on another process, in milliseconds. */
  readonly firstLater: number[];
  readonly later: number[];
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Null if there was no answer, or if the answer asks for a retry. */
type Call = (url: string, method: string, who: Person, body?: object) => Promise<Answer | null>;

interface Place extends Visits {
  readonly call: Call;
  readonly mayContinue: () => boolean;
  /** Retries until there is an answer, which is safe because the calls are idempotent. */
  readonly untilAnswered: Call;
  readonly servers: readonly string[];
  /** A story that all users may play, a session of the first person in it, and a category. */
  readonly story_id: string;
  readonly session: string;
  readonly category_id: string;
}

const PAUSE_MS = 150;
/** Enough authors for the longest run. They are created before the run, because calls may fail during it. */
const AUTHORS = 50;
/** Fewer stories than an account may have. */
const STORIES_EACH = STORIES_PER_PERSON / 2;
const ANSWERED_WITHIN_MS = 20_000;

/** The default settings. */
const config = readConfig({});

export async function visitors({ db, address, cache, hasStorage, servers }: Cluster) {
  const [follower, browser, refresher, stranger, reader, painter, ...authors] = await somePeople(
    db,
    6 + AUTHORS,
  );
  const make = factories(db);
  const story_id = await make.story({
    story_structure: JSON.stringify(FERRY),
    author_id: browser!.id,
    initial_xp: 1_000_000,
  });
  const { id: category_id } = await make.category();
  const call = callAt(address);
  const begin = async (who: Person) => {
    const begun = await call('/game/sessions/', 'PUT', who, { story_id });
    return (begun!.body as { id: string }).id;
  };
  const session = await begin(follower!);
  const paintings = await begin(painter!);
  await call(`/stories/${story_id}/like`, 'POST', reader!);
  const visits: Visits = {
    answered: {
      browsed: 0,
      'found in the map': 0,
      painted: 0,
      refreshed: 0,
      published: 0,
      deleted: 0,
      'refused to strangers': 0,
    },
    anomalies: [],
    shelf: { before: await publishedTotal({ db, config }), publishedAt: [], sights: [], hits: 0 },
    firstLater: [],
    later: [],
  };
  return {
    visits,
    async go(mayContinue: () => boolean): Promise<void> {
      const untilAnswered: Call = async (...asked) => {
        for (;;) {
          const answer = await call(...asked);
          if (answer || !mayContinue()) return answer;
          await sleep(PAUSE_MS);
        }
      };
      const place = { ...visits, call, untilAnswered, mayContinue, servers, story_id, session, category_id };
      const all: [(place: Place, who: Person) => Promise<unknown>, Person][] = [
        [follow, follower!],
        [browse, browser!],
        [(at) => write(at, authors), authors[0]!],
        [refresh, refresher!],
        [pry, stranger!],
      ];
      const painted = () => void (visits.answered.painted += 1);
      if (hasStorage) all.push([(at, who) => paint({ ...at, session: paintings, painted }, who), painter!]);
      if (cache !== null) all.push([(at, who) => readThroughCache({ ...at, address: cache }, who), reader!]);
      await Promise.all(all.map(([visit, who]) => visit(place, who)));
    },
  };
}

async function somePeople(db: Database, count: number): Promise<Person[]> {
  const make = people(db);
  const all: Person[] = [];
  for (let number = 1; number <= count; number += 1) {
    const username = `visitor_${number}`;
    const person = await make({ username, email: `${username}@example.org` });
    const purse = { user_id: person.id, amount: 100_000, key: 'admin:purse' } as const;
    await grant({ db, clock: systemClock }, purse);
    all.push(person);
  }
  return all;
}

const callAt =
  (address: string): Call =>
  async (url, method, who, body) => {
    try {
      const response = await fetch(`${address}/api/v1${url}`, {
        method,
        headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
      const text = await response.text();
      if (response.status >= 500 || response.status === 429) return null;
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch {
      return null;
    }
  };

async function browse(
  { mayContinue, call, story_id, answered, anomalies }: Place,
  who: Person,
): Promise<void> {
  while (mayContinue()) {
    for (const url of ['/stories/?page=1', `/stories/${story_id}`]) {
      const answer = await call(url, 'GET', who);
      if (answer?.status === 200) answered.browsed += 1;
      else if (answer) anomalies.push(`a page that is there answered ${answer.status}: ${url}`);
    }
    await sleep(PAUSE_MS);
  }
}

/** A refresh token whose answer was lost is sent again. */
async function refresh({ mayContinue, call, answered, anomalies }: Place, who: Person): Promise<void> {
  let { refresh_token } = who;
  while (mayContinue()) {
    const answer = await call('/auth/refresh', 'POST', who, { refresh_token });
    if (answer?.status === 200) {
      ({ refresh_token } = (answer.body as RefreshedTokens).tokens);
      answered.refreshed += 1;
    } else if (answer) {
      anomalies.push(`a login ended by itself: ${answer.status}`);
      return;
    }
    await sleep(PAUSE_MS);
  }
}

/** Authors write and publish stories, and begin and delete a session of each, one story after the other. */
async function write(place: Place, authors: readonly Person[]): Promise<void> {
  const { mayContinue, call, untilAnswered, category_id, answered, anomalies, shelf } = place;
  for (let number = 1; mayContinue(); number += 1) {
    const who = authors[Math.floor(number / STORIES_EACH) % authors.length]!;
    const made = await call('/stories/', 'POST', who, storyOf(number, category_id));
    if (made?.status !== 201) {
      if (made) anomalies.push(`a story was refused with ${made.status}`);
      await sleep(PAUSE_MS);
      continue;
    }
    const { id } = made.body as { id: string };
    const published = await untilAnswered(`/stories/${id}/publish`, 'PUT', who, {});
    if (published?.status === 200) {
      answered.published += 1;
      shelf.publishedAt.push(performance.now());
      const shown = await untilAnswered(`/stories/${id}`, 'GET', who);
      const status = (shown?.body as { status?: string } | undefined)?.status;
      if (shown && status !== 'published') anomalies.push(`a story that was published is ${status}`);
    }
    await beginAndDelete(place, who, id);
  }
}

async function beginAndDelete(
  { call, untilAnswered, answered, anomalies }: Place,
  who: Person,
  story_id: string,
): Promise<void> {
  const begun = await call('/game/sessions/', 'PUT', who, { story_id });
  if (begun?.status !== 201) return;
  const url = `/game/sessions/${(begun.body as { id: string }).id}`;
  const gone = await untilAnswered(url, 'DELETE', who);
  if (!gone) return;
  answered.deleted += 1;
  const after = await untilAnswered(url, 'GET', who);
  if (after && after.status !== 404) anomalies.push(`a game that was deleted answered ${after.status}`);
}

const storyOf = (number: number, category_id: string) => ({
  title: `The ferry ${number} ${randomUUID()}`,
  tagline: 'He pays, but not with money.',
  story_description: 'A ferry at night.',
  story_prompt: 'A night on the river.',
  cover_image_url: '/landing/begin.webp',
  category_id,
  story_structure: FERRY,
});

/** Tries to read another person's session. */
async function pry({ mayContinue, call, session, answered, anomalies }: Place, who: Person): Promise<void> {
  while (mayContinue()) {
    const answer = await call(`/game/sessions/${session}`, 'GET', who);
    if (answer?.status === 404) answered['refused to strangers'] += 1;
    else if (answer) anomalies.push(`a stranger was answered ${answer.status}`);
    await sleep(PAUSE_MS);
  }
}

async function follow(place: Place, person: Person): Promise<void> {
  const { mayContinue, servers, session, anomalies, firstLater, later } = place;
  for (let round = 0; mayContinue(); round += 1) {
    const telling = servers[round % servers.length]!;
    const elsewhere = servers[(round + 1) % servers.length]!;
    const followed = await followElsewhere({ person, session, telling, elsewhere }).catch(() => null);
    if (followed) {
      firstLater.push(followed.firstLaterMs);
      later.push(...followed.laterMs);
      await findInMap(place, person, elsewhere, followed.turn_id);
      anomalies.push(...followed.faults.map((fault) => `a reader on another process: ${fault}`));
    } else await sleep(PAUSE_MS);
  }
}

/** Reads the map from the replica, which must not show the player less than they were told. */
async function findInMap(
  { session, answered, anomalies }: Place,
  person: Person,
  server: string,
  turn_id: string,
): Promise<void> {
  const answer = await callAt(server)(`/game/sessions/${session}/map`, 'GET', person);
  if (answer?.status !== 200) return;
  const { turns } = answer.body as SessionMap;
  if (turns.some(({ id }) => id === turn_id)) answered['found in the map'] += 1;
  else anomalies.push('a turn that was told is not in the map of its game');
}
