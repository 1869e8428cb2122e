import {
  API_BASE,
  authorCalls,
  catalogueCalls,
  myAccountCalls,
  playCalls,
  seriesCalls,
  sessionCalls,
} from '@kathaloka/contract/calls';

const calls = { ...authorCalls, ...catalogueCalls, ...playCalls, ...seriesCalls, ...sessionCalls };

/**
 * The calls whose answers are cached for reading offline: those of readers. Calls of authors and administrators,
 * tokens, events and all changes go to the network.
 */
const STORED = [
  'listStories',
  'listFeaturedStories',
  'listTrendingStories',
  'getHome',
  'getStory',
  'getOpening',
  'getGuestStory',
  'getSettings',
  'listModels',
  'getSeries',
  'getAuthor',
  'getMe',
  'listSessions',
  'getSession',
  'mapSession',
  'getEnding',
  'getFoundEndings',
  'listFinishedStories',
] as const satisfies readonly (keyof typeof calls)[];

const rows = STORED.map((name) => {
  const { path, access } = calls[name];
  const pattern = new RegExp(`^${API_BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return { pattern, takesToken: access !== 'public' };
});

/** The call at an address, if its answers are cached. */
export const storedCall = ({ pathname }: URL): { readonly takesToken: boolean } | undefined =>
  rows.find(({ pattern }) => pattern.test(pathname));

/** Whether a call ends the login, even if the server does not answer. */
export const endsLogin = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === myAccountCalls.logout.method && new URL(url).pathname === API_BASE + myAccountCalls.logout.path;
