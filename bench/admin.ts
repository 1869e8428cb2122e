/**
 * `node bench/admin.ts [data folder]`: the list of all stories, by every sort and filter, and the overview, with
 * 100,000 stories and a million turns. A folder that is given is filled once, and used again.
 */
import { ADMIN_STORY_SORTS, SORT_ORDERS } from '../packages/contract/src/limits.ts';
import { quantile, report, timed } from './harness.ts';
import { callerOf } from './player.ts';
import { withManyStories } from './seedMany.ts';

const PASSWORD = 'Sarayu 1! river';
const TIMES = 30;
const P95_MS = 80;
const PAGES = [1, 2, 40, 400, 1900];

type Read = <T>(url: string) => Promise<T>;

const settings = { ADMIN_PASSWORD: PASSWORD };
await withManyStories({ given: process.argv[2], settings }, async ({ base }) => {
  const ask = callerOf(base);
  const { tokens } = await ask<{ tokens: { access_token: string } }>('POST', '/auth/login', {
    email_or_username: 'admin',
    password: PASSWORD,
  });
  const read: Read = (url) => ask('GET', url, undefined, tokens.access_token);
  const firstOverviewMs = Math.round(await timed(() => read('/admin/overview?days=90')));
  const rows = [];
  for (const [what, urls] of Object.entries(await callsOf(read))) {
    await read(urls[0]!);
    const times: number[] = [];
    for (let number = 0; number < Math.max(TIMES, urls.length); number++)
      times.push(await timed(() => read(urls[number % urls.length]!)));
    const at = (share: number): number => Math.round(quantile(times, share) * 10) / 10;
    rows.push({ what, p50: at(0.5), p95: at(0.95), max: at(1), met: at(0.95) <= P95_MS });
  }
  report('admin', rows, { firstOverviewMs });
});

/** Each sort in both orders over pages near and far, alone and beside each filter. */
async function callsOf(read: Read): Promise<Record<string, string[]>> {
  const { stories } = await read<{ stories: { author_id: string; category: { id: string } | null }[] }>(
    '/admin/stories?sort=author',
  );
  const [story] = stories;
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
