/** After every call, the page shows the server's state, and nothing else was refetched. */
import { type CallName, calls } from '@kathaloka/contract/calls';
import { BOOK_TYPE } from '@kathaloka/contract/limits';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { expect, it } from 'vitest';
import { ANSWERS, INPUTS, LATER, MOUNTED } from '../testing/afterCalls.ts';
import { CHANGES } from '../testing/changes.ts';
import { callOf, type Endpoint, everyCall } from '../testing/everyCall.ts';

const REFUSED = { detail: 'No.', code: 'not_found', resource: 'story' };

/** The state of a query on a page. */
interface Entry {
  readonly data?: unknown;
  /** The id of the last request. */
  readonly requestId?: string;
}

function answerOf(name: CallName, isLater: boolean): unknown {
  if (isLater && name in LATER) return LATER[name];
  if (name in ANSWERS) return ANSWERS[name];
  const { answer } = calls[name] as { readonly answer?: string | readonly [string] };
  return typeof answer === 'string' ? { [answer]: [] } : [];
}

const isQuery = ({ useQuery, useInfiniteQuery }: Endpoint): boolean => Boolean(useQuery ?? useInfiniteQuery);

/** A page with every query of the client. With `isRefused`, its server refuses every later call. */
async function pageOfAll({ isRefused }: { readonly isRefused: boolean }) {
  let isLater = false;
  const { store, endpoints } = everyCall((input, init) => {
    const name = callOf(new Request(input, init));
    if (isLater && isRefused && !(name in MOUNTED))
      return Promise.resolve(Response.json(REFUSED, { status: 404 }));
    if (name === 'downloadBook')
      return Promise.resolve(new Response('PK', { headers: { 'content-type': BOOK_TYPE } }));
    return Promise.resolve(Response.json(answerOf(name, isLater)));
  });
  const call = (name: string, input: unknown): Promise<unknown> =>
    Promise.resolve((store.dispatch as (thunk: never) => unknown)(endpoints[name]!.initiate(input)));
  const queries = Object.entries(MOUNTED).flatMap(([name, inputs]) =>
    inputs.map((input, at) => ({ key: at === 0 ? name : `${name} (other)`, name, input })),
  );
  await Promise.all(queries.map(({ name, input }) => call(name, input)));

  const entries = (): ReadonlyMap<string, Entry> =>
    new Map(
      queries.map(({ key, name, input }) => [
        key,
        endpoints[name]!.select!(input)(store.getState() as never),
      ]),
    );

  async function settled(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      const { queries: all } = store.getState().api;
      quiet = Object.values(all).some((query) => query?.status === QueryStatus.pending) ? 0 : quiet + 1;
    }
  }

  await settled();
  isLater = true;
  return { call, entries, settled };
}

async function changesOf(name: string, page: Awaited<ReturnType<typeof pageOfAll>>) {
  const before = page.entries();
  await page.call(name, INPUTS[name]);
  await page.settled();
  const after = page.entries();
  const keys = [...after.keys()];
  const refetched = keys.filter((key) => before.get(key)!.requestId !== after.get(key)!.requestId);
  const updated = keys.filter(
    (key) =>
      !refetched.includes(key) &&
      JSON.stringify(before.get(key)!.data) !== JSON.stringify(after.get(key)!.data),
  );
  const isAll = refetched.length === keys.length;
  return { refetched: isAll ? ['everything'] : refetched.toSorted(), updated: updated.toSorted(), after };
}

it('every call of the client has a row, and every query is mounted', () => {
  const { endpoints } = everyCall(() => Promise.reject(new Error('nothing is asked')));
  const queries = Object.keys(endpoints).filter((name) => isQuery(endpoints[name]!));
  const others = Object.keys(endpoints).filter((name) => !isQuery(endpoints[name]!));
  expect(Object.keys(MOUNTED).toSorted(), 'MOUNTED in testing/afterCalls.ts').toEqual(queries.toSorted());
  expect(Object.keys(INPUTS).toSorted(), 'INPUTS in testing/afterCalls.ts').toEqual(others.toSorted());
  expect(Object.keys(CHANGES).toSorted(), 'CHANGES in testing/changes.ts').toEqual(others.toSorted());
});

it.each(Object.entries(CHANGES))(
  'after %s, what it changes is as the server says, and the rest is left alone',
  async (name, { refetches = [], updates = [], shows, hides }) => {
    const { refetched, updated, after } = await changesOf(name, await pageOfAll({ isRefused: false }));
    expect({ refetched, updated }, `the row of ${name} in testing/changes.ts`).toEqual({
      refetched: [...new Set(refetches)].toSorted(),
      updated: updates.toSorted(),
    });
    const texts = updates.map((key) => JSON.stringify(after.get(key)!.data));
    expect(texts.filter((text) => shows && !shows.test(text))).toEqual([]);
    expect(texts.filter((text) => hides?.test(text))).toEqual([]);
  },
);

/** Calls that send no refusable request: they page through cached data, or need no server. */
const NEVER_REFUSED = new Set(['loadEarlier', 'refreshFirstPage', 'signInWithToken']);

let unchanged: ReturnType<typeof pageOfAll> | undefined;

it.each(Object.entries(CHANGES).filter(([name]) => !NEVER_REFUSED.has(name)))(
  'after a refused %s, everything is as it was',
  async (name, { afterRefusal = [] }) => {
    // these calls share a page, because a refused call that changes nothing leaves it unchanged
    const page =
      afterRefusal.length > 0
        ? pageOfAll({ isRefused: true })
        : (unchanged ??= pageOfAll({ isRefused: true }));
    const { refetched, updated } = await changesOf(name, await page);
    expect({ refetched, updated }).toEqual({ refetched: [...new Set(afterRefusal)].toSorted(), updated: [] });
  },
);
