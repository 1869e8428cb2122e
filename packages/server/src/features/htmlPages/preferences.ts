import { INTERFACE_LANGUAGES, LANGUAGE_KEY } from '@kathaloka/contract/languages';
import { pageAt, paths, PREFERENCES_PATH } from '@kathaloka/contract/paths';
import { THEME_KEY, THEMES } from '@kathaloka/contract/themeOptions';
import type { FastifyInstance } from 'fastify';

const A_YEAR_IN_SECONDS = 31_536_000;

interface Sent {
  readonly language?: unknown;
  readonly theme?: unknown;
  readonly from?: unknown;
}

/**
 * Answers the form in which readers without scripts choose a language and a theme, and redirects back to
 * their page.
 */
export function addPreferences(app: FastifyInstance): void {
  app.get<{ Querystring: Sent }>(PREFERENCES_PATH, ({ query: { language, theme, from }, headers }, reply) => {
    const { 'sec-fetch-dest': use = 'document' } = headers;
    // a picture with this address, on any site, chooses nothing
    const cookies =
      use === 'document'
        ? [...cookieFor(LANGUAGE_KEY, INTERFACE_LANGUAGES, language), ...cookieFor(THEME_KEY, THEMES, theme)]
        : [];
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return reply.redirect(isPage(from) ? from : paths.home, 303);
  });
}

/** The cookie with a choice. No cookie for a value that is not offered. */
function cookieFor(key: string, offered: readonly string[], chosen: unknown): string[] {
  const value = offered.find((each) => each === chosen);
  return value === undefined ? [] : [`${key}=${value}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`];
}

/** Whether it is a path of our own, so that the redirect cannot lead to another site. */
const isPage = (from: unknown): from is string =>
  typeof from === 'string' && /^[\u0021-\u007e]+$/.test(from) && pageAt(from) !== undefined;
