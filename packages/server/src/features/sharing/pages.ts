import { SharedTale } from '@kathaloka/contract/entities';
import type { Database } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/Deps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { StoredAnswer } from '../../platform/http/StoredAnswer.ts';
import { ownWordsOf, storedTale, tellTale, withoutTyped } from '../play/public.ts';
import { presentPages } from './present.ts';
import {
  findOpen,
  findOpenLink,
  findPage,
  lockWithoutPages,
  type OpenRow,
  type PageKey,
  replacePages,
} from './repository.ts';

/**
 * The format of stored pages, raised by each release that changes what they show, or what is left out of tales that
 * are shared without typed words. A release replaces the tale and the pages of a lower format. For a link with pages of a higher format it renders its own on each request and stores nothing, so
 * that two releases that run side by side do not overwrite each other's pages.
 */
export const PAGES_FORMAT = 4;

/** The pages of a link as they are stored and sent. */
export const writtenPages = (...told: Parameters<typeof presentPages>): Promise<Buffer[]> =>
  Promise.all(presentPages(...told).map((page) => StoredAnswer.write(SharedTale, page)));

export interface OpenPage {
  /** The owner of the link. */
  readonly user_id: string;
  readonly answer: StoredAnswer<SharedTale>;
}

/** Undefined if the link cannot be opened, or has no such page. */
export async function openPage(
  deps: Pick<Deps, 'db' | 'once'>,
  asked: PageKey,
): Promise<OpenPage | undefined> {
  const { db } = deps;
  const row = await findPage(db, asked);
  if (!row) return undefined;
  if (row.pages_format === PAGES_FORMAT) return opened(row);
  if (row.pages_format !== null && row.pages_format > PAGES_FORMAT) return tellPage(db, asked);
  await storeOnce(deps, row);
  return openPage(deps, asked);
}

type Reading = Pick<Deps, 'db' | 'once'>;

/** A link as this release shares it, with its tale. Undefined if others cannot open it. */
export const openTale = (deps: Reading, token: string) => current(deps, () => findOpen(deps.db, token));

/** A link as this release shares it, without its tale. Undefined if others cannot open it. */
export const openLink = (deps: Reading, token: string) => current(deps, () => findOpenLink(deps.db, token));

/** A link after its tale and pages of a lower format have been replaced. */
async function current<Link extends LinkKey & Pick<OpenRow, 'pages_format'>>(
  deps: Reading,
  find: () => Promise<Link | undefined>,
): Promise<Link | undefined> {
  const link = await find();
  if (!link || (link.pages_format ?? 0) >= PAGES_FORMAT) return link;
  await storeOnce(deps, link);
  return find();
}

async function tellPage(db: Database, { token, page }: PageKey): Promise<OpenPage | undefined> {
  const row = await findOpen(db, token);
  if (!row) return undefined;
  const pages = await writtenPages(row, await tellTale(db, storedTale(row.tale)));
  return opened({ user_id: row.user_id, gzipped: pages[page - 1] ?? null });
}

const opened = ({
  user_id,
  gzipped,
}: {
  readonly user_id: string;
  readonly gzipped: Buffer | null;
}): OpenPage | undefined => (gzipped ? { user_id, answer: new StoredAnswer(gzipped) } : undefined);

type LinkKey = Parameters<typeof lockWithoutPages>[1];

/** Links whose pages are being stored: however many readers wait, they take one connection. */
const createStoring = () => new Map<string, Promise<void>>();

async function storeOnce({ db, once }: Pick<Deps, 'db' | 'once'>, key: LinkKey): Promise<void> {
  const storing = once(createStoring);
  const running = storing.get(key.id) ?? store(db, key).finally(() => storing.delete(key.id));
  storing.set(key.id, running);
  await running;
}

/**
 * Stores the pages of a link that has none, or only pages of a lower format. Another process that needs them
 * waits for the lock of the row.
 */
function store(db: Database, { id, user_id }: LinkKey): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = await lockWithoutPages(transaction, { id, user_id }, PAGES_FORMAT);
    if (!row) return;
    const stored = storedTale(row.tale);
    const tale = row.shows_typed
      ? stored
      : await withoutTyped(transaction, { tale: stored, ...(await ownWordsOf(transaction, row)) });
    const told = await tellTale(transaction, tale);
    await replacePages(transaction, row, {
      pages_format: PAGES_FORMAT,
      tale: JSON.stringify(tale),
      last_line: told.last_line,
      pages: await writtenPages(row, told),
    });
  });
}
