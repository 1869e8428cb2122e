import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');
const NO_PRODUCT = /\.test\.ts$/;

/**
 * Matches a variable of a module that is created empty and filled later. A table of constants is created from a list
 * instead.
 */
const STATE =
  /^let |^(?:export )?const \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet|LRUCache)(?:<.*>)?\((?:\)|\{)|(?:create\w+|gathered)(?:<.*>)?\()/m;

/** State that two servers in one process may share, each with the reason. */
const SHARED: Readonly<Record<string, string>> = {
  'features/audit/recordChange.ts': 'which callers, each an object of one request, have an entry',
  'features/authoring/importing/readFiles.ts': 'the processes that bound the memory of a machine',
  'features/authoring/publishing/automaticReview.ts': 'the thread that reviews stories',
  'features/play/action/giftIn.ts': 'the names in graphs, which never change',
  'features/play/stored/snapshots.ts':
    'rows that never change, by their ids, and the memory that they may take',
  'platform/auth/commonPasswords.ts': 'lists that never change',
  'platform/db/NamedClient.ts': 'the names of statements, by their texts',
  'platform/db/connect.ts': 'the pool of each database',
  'platform/encoding.ts': 'an answer that depends on its question alone',
  'platform/http/hosts.ts': 'the host of each request',
  'platform/http/page.ts': 'the hash of each page',
  'platform/tracing/requestContext.ts': 'for which request the thread works',
};

const holdsState = (text: string): boolean => STATE.test(text);

it('What a server holds in memory belongs to its Deps, not to a module', () => {
  const files = fs
    .globSync(['features/**/*.ts', 'platform/**/*.ts'], { cwd: SOURCE })
    .filter((file) => !NO_PRODUCT.test(file) && holdsState(fs.readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(files.toSorted()).toEqual(Object.keys(SHARED).toSorted());
});

it.each([
  'const live = new Map<string, LiveAction>();',
  'const hubs = new WeakMap<Database, Hub>();',
  'const owners = new LRUCache<string, string>({ max: 10_000 });',
  'const perStory = createKeyedQueue({ concurrency: 1, waiting: 500 });',
  'export const reads: Reads = createSharedReads<Answer>({ forMs: 100 });',
  'let latest: string | undefined;',
])('%s is state of a module', (text) => {
  expect(holdsState(text)).toBe(true);
});

it.each([
  "const CODES = new Set(['credits_short', 'xp_short']);",
  'const createOwners = () => new LRUCache<string, string>({ max: 10_000 });',
  '  const sums = new Map<string, number>();',
])('%s is none', (text) => {
  expect(holdsState(text)).toBe(false);
});
