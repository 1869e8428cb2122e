import type { PageAnswers, PageRenderer } from '@kathaloka/contract/rendering';
import type { Theme } from '@kathaloka/contract/themeOptions';
import { type CachedResponse, cachedResponse } from '../../platform/responseCache/createResponseCache.ts';
import { createLruCache } from '../../platform/responseCache/createLruCache.ts';
import type { Page, ScreenHead } from '../../platform/http/page.ts';

/** The page of the app, and its renderer. */
export interface Rendering {
  readonly page: Page;
  /** Null if the app has no build for servers. */
  readonly render: ReturnType<typeof createRendered>;
}

const CACHE_BYTES = 16 * 1024 * 1024;

interface Shown {
  readonly url: string;
  readonly head: ScreenHead;
  readonly theme: Theme;
  readonly answers: PageAnswers;
}

/** A rendered page with the data that it was rendered from. */
async function renderedHtml(
  page: Page,
  render: PageRenderer['renderPage'],
  { url, head, theme, answers }: Shown,
): Promise<string> {
  const rendered = await render({ url, language: head.language, theme, answers });
  return page.withScreen(head, theme, rendered, answers);
}

/**
 * Renders pages from the answers that guests get, once for each answer, language and theme. Null if the app
 * has no build for servers.
 */
export function createRendered(page: Page): ((shown: Shown) => Promise<CachedResponse>) | null {
  const { render } = page;
  if (!render) return null;
  const made = createLruCache(CACHE_BYTES);
  const making = new Map<string, Promise<CachedResponse>>();

  async function make(key: string, { url, head, theme, answers }: Shown): Promise<CachedResponse> {
    try {
      const answer = cachedResponse(
        Buffer.from(await renderedHtml(page, render!, { url, head, theme, answers })),
      );
      made.set(key, answer);
      return answer;
    } finally {
      making.delete(key);
    }
  }

  return async (shown) => {
    const key = `${shown.head.language} ${shown.theme} ${shown.url} ${JSON.stringify(shown.answers)}`;
    const known = made.get(key) ?? making.get(key);
    if (known) return known;
    const begun = make(key, shown);
    making.set(key, begun);
    return begun;
  };
}
