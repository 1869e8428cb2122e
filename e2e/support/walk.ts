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

/** As long as every page takes on a busy machine. */
export const WALK_TIMEOUT_MS = 600_000;

/** What a test of `adminServer` has at hand. */
interface Walker {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly server: OwnServer;
}

/** In this language from the first page on, as somebody who chose it. */
export function speak(page: Page, language: InterfaceLanguage): Promise<unknown> {
  return page.addInitScript(([key, chosen]) => localStorage.setItem(key!, chosen!), [LANGUAGE_KEY, language]);
}

/** Looks at all pages of the product: as a visitor, then as an administrator who plays and writes as well. */
export async function walkEveryPage(walker: Walker, look: (visit: Visit) => Promise<void>): Promise<void> {
  const { visitor, member } = await everyPage(walker.request);
  for (const visit of visitor) await look(visit);
  await enterAsAdmin(walker.page);
  await walkSignedIn(walker, member, look);
}

/** Looks at what pages are made of, in `npm test`: a page that moves, a story, a form. */
export async function walkSomePages(
  { request }: Pick<Walker, 'request'>,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  for (const visit of await somePages(request)) await look(visit);
}

/** Looks at these pages, and at last at the one that lets nobody past. */
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
