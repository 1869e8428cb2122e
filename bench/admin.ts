/**
 * `node bench/admin.ts [data folder]`: the list of all stories, by every sort and filter, and the overview, on a
 * database of its own with 100,000 stories and a million turns. A folder that is given is kept, and used again.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADMIN_STORY_SORTS, SORT_ORDERS } from '../packages/contract/src/limits.ts';
import { keepResults } from './keepResults.ts';
import { seedAdmin } from './seedAdmin.ts';
import { startTimed } from './server.ts';

const PORT = 4333;
const API = `http://127.0.0.1:${PORT}/api/v1`;
const PASSWORD = 'Sarayu 1! river';
const TIMES = 30;
const P95_MS = 80;
const PAGES = [1, 2, 40, 400, 1900];

const given = process.argv[2];
const dataDir = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-bench-admin-'));
if (!fs.existsSync(path.join(dataDir, 'seeded'))) {
  await seedAdmin(dataDir);
  fs.writeFileSync(path.join(dataDir, 'seeded'), '');
}
const server = await startTimed(PORT, dataDir, { settings: { ADMIN_PASSWORD: PASSWORD } });
try {
  const authorization = await signIn();
  const read = async (url: string) => {
    const began = performance.now();
    const response = await fetch(`${API}${url}`, { headers: { authorization } });
    const body = await response.json();
    if (!response.ok) throw new Error(`${url}: ${JSON.stringify(body)}`);
    return { ms: performance.now() - began, body };
  };
  const first = await read('/admin/overview?days=90');
  console.log(`the first overview: ${Math.round(first.ms)} ms`);
  const rows = [];
  for (const [what, urls] of Object.entries(await callsOf(read))) {
    await read(urls[0]!);
    const times = [];
    for (let number = 0; number < Math.max(TIMES, urls.length); number++)
      times.push((await read(urls[number % urls.length]!)).ms);
    rows.push(rowOf(what, times));
  }
  console.table(rows);
  keepResults('admin', rows, { firstOverviewMs: Math.round(first.ms) });
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
} finally {
  await server.stop();
  if (given === undefined) fs.rmSync(dataDir, { recursive: true, force: true });
}

async function signIn(): Promise<string> {
  const response = await fetch(`${API}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_or_username: 'admin', password: PASSWORD }),
  });
  const { tokens } = (await response.json()) as { tokens: { access_token: string } };
  return `Bearer ${tokens.access_token}`;
}

/** Each sort in both orders over pages near and far, alone and beside each filter. */
async function callsOf(read: (url: string) => Promise<{ body: unknown }>): Promise<Record<string, string[]>> {
  const { body } = await read('/admin/stories?sort=author');
  const [story] = (body as { stories: { author_id: string; category: { id: string } | null }[] }).stories;
  const filters = {
    'no filter': '',
    status: '&status=published',
    'rare status': '&status=archived',
    category: `&category_id=${story?.category?.id ?? 'none'}`,
    author: `&author_id=${story?.author_id}`,
    featured: '&is_featured=true',
    premium: '&is_premium=true',
    'common text': '&q=river',
    'rare text': '&q=zzzz',
    'one letter': '&q=a',
    'text and status': '&q=a&status=published&is_premium=false',
  };
  const calls: Record<string, string[]> = {};
  for (const sort of ADMIN_STORY_SORTS) {
    for (const [name, filter] of Object.entries(filters)) {
      calls[`${sort}, ${name}`] = SORT_ORDERS.flatMap((order) =>
        PAGES.map((page) => `/admin/stories?sort=${sort}&order=${order}&page=${page}${filter}`),
      );
    }
  }
  for (const days of [7, 30, 90]) calls[`overview of ${days} days`] = [`/admin/overview?days=${days}`];
  calls['people, newest'] = ['/admin/users'];
  calls['people, most credits'] = ['/admin/users?sort=credits'];
  calls['categories with counts'] = ['/admin/categories'];
  return calls;
}

function rowOf(what: string, times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)]! * 10) / 10;
  return { what, p50: at(0.5), p95: at(0.95), max: at(1), met: at(0.95) <= P95_MS };
}
