import type { APIRequestContext, Page } from '@playwright/test';
import { type InterfaceLanguage, LANGUAGE_KEY } from '@kathaloka/contract/languages';
import {
  type Visit,
  PASSWORD_VISIT,
  enterAsAdmin,
  everyPage,
  mustChangePassword,
  somePages,
} from './everyPage.ts';
import type { OwnServer } from './ownServer.ts';

/** Enough time for all pages on a busy machine. */
export const WALK_TIMEOUT_MS = 600_000;

/** The fixtures of an `adminServer` test. */
interface Walker {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly server: OwnServer;
}

/** Sets the language as if the user had chosen it, from the first page on. */
export function speak(page: Page, language: InterfaceLanguage): Promise<unknown> {
  return page.addInitScript(([key, chosen]) => localStorage.setItem(key!, chosen!), [LANGUAGE_KEY, language]);
}

/** Visits all pages of the product: as a guest, then as an administrator who also plays and writes. */
export async function walkEveryPage(walker: Walker, look: (visit: Visit) => Promise<void>): Promise<void> {
  const { visitor, member } = await everyPage(walker.request);
  for (const visit of visitor) await look(visit);
  await enterAsAdmin(walker.page);
  await walkSignedIn(walker, member, look);
}

/** Visits a few typical pages, in `npm test`: a page with motion, a story, a form. */
export async function walkSomePages(
  { request }: Pick<Walker, 'request'>,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  for (const visit of await somePages(request)) await look(visit);
}

/** Visits these pages, and finally the one that blocks all others. */
export async function walkSignedIn(
  { server }: Pick<Walker, 'server'>,
  pages: readonly Visit[],
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  for (const visit of pages) await look(visit);
  await mustChangePassword(server.dataDir, true);
  await look(PASSWORD_VISIT);
  await mustChangePassword(server.dataDir, false);
}
