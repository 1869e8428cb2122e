import pg from 'pg';
import { startEmbeddedPostgres } from '../../packages/server/src/platform/db/embedded/supervisor.ts';
import { type BudgetName, budgets } from '../budgets.ts';
import { startTimed, withFolder } from '../harness.ts';
import { besideBare, load, timeOfBareStart } from '../load.ts';
import { aPlayer, callerOf } from '../player.ts';
import type { Figure, Part } from './Figure.ts';

const PART = 'Server: 16 at a time, beside a bare `node:http` that sends the same bytes';
const START = 'Start and stop';

export function serverRates(): Promise<Part> {
  return withFolder(async (dataDir) => {
    const first = await startTimed(dataDir);
    // before further data is written
    const stop = await first.stop();
    await fillPage(dataDir);
    // data that was written directly to the database is indexed at the next start
    await (await startTimed(dataDir)).stop();
    const second = await startTimed(dataDir);
    try {
      const bareStart = await timeOfBareStart();
      const figures = [
        time('firstStart', first.startedIn),
        { ...time('secondStart', second.startedIn), beside: { what: 'Node alone', value: bareStart } },
        time('stop', stop),
        ...(await ratesOf(second.base)),
      ];
      return { figures, notMeasured: [{ part: START, why: CLONE }] };
    } finally {
      await second.stop();
    }
  });
}

const CLONE =
  'a fresh clone to its first page: it needs an empty checkout and a registry of packages. `.ci/run` says it: 48 s where this table was made, against 30. Of that npm takes some 30 for 1,029 packages of 920 MB (Node itself 189, the icons 50, Storybook 30, the tokenizer 30), the build 13, the first start 5. 527 of them are for tests and Storybook alone; to leave them out, the tools of the build would have to become dependencies of the product, and the first `npm test` would install again: not done';

async function ratesOf(base: string): Promise<Figure[]> {
  const ask = callerOf(base);
  const [{ id }] = await ask<[{ id: string }]>('GET', '/stories/featured/?limit=1');
  const { token } = await aPlayer(ask, 'bench');
  const signedIn = { authorization: `Bearer ${token}` };
  const calls: readonly [name: string, path: string, headers: Record<string, string>, least: number][] = [
    ['GET /stories/?page=1, a guest', '/api/v1/stories/?page=1', {}, 0.5],
    ['GET /stories/{id}, a guest', `/api/v1/stories/${id}`, {}, 0.5],
    ['GET /stories/search/, a guest', '/api/v1/stories/search/?q=river&limit=10', {}, 0.5],
    ['GET /stories/?page=1, signed in', '/api/v1/stories/?page=1', signedIn, 0.25],
    ['GET /stories/{id}, signed in', `/api/v1/stories/${id}`, signedIn, 0.25],
    ['GET /home', '/home', {}, 0.3],
  ];
  const figures: Figure[] = [];
  for (const [name, url, headers, least] of calls) {
    await load(base + url, { clients: 16, seconds: 1 }, headers);
    const { perSecond, p95, bare } = await besideBare(base + url, headers);
    const beside = { what: 'bare', value: bare };
    figures.push(
      {
        part: PART,
        name,
        value: perSecond,
        unit: 'requests/s',
        budget: Math.round(least * bare),
        atLeast: true,
        beside,
      },
      { part: PART, name: `${name}: p95`, value: p95, unit: 'ms' },
    );
  }
  return figures;
}

function time(name: BudgetName & ('firstStart' | 'secondStart' | 'stop'), value: number): Figure {
  const { name: words, unit, limit } = budgets[name];
  return { part: START, name: words, value, unit, budget: limit };
}

/** Copies the bundled stories, so that they fill a page of the list. */
async function fillPage(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { fields } = await client.query('select * from stories limit 0');
  const columns = fields
    .map(({ name }) => name)
    .filter((name) => name !== 'id')
    .join(', ');
  await client.query(
    `insert into stories (id, ${columns}) select gen_random_uuid(), ${columns} from stories, generate_series(1, 12)`,
  );
  await client.end();
  await postgres.stop();
}
