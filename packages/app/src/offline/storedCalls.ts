import {
  API_BASE,
  catalogueCalls,
  myAccountCalls,
  playCalls,
  seriesCalls,
  sessionCalls,
} from '@kathaloka/contract/calls';

const calls = { ...catalogueCalls, ...playCalls, ...seriesCalls, ...sessionCalls };

/**
 * The calls whose answers are stored, and read again without a network: what readers look at. What authors and
 * administrators do, tokens, events and every change are left to the network.
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

/** The call of an address, if its answer is stored. */
export const storedCall = ({ pathname }: URL): { readonly takesToken: boolean } | undefined =>
  rows.find(({ pattern }) => pattern.test(pathname));

/** Ends a login, whatever the server answers. */
export const endsLogin = ({ pathname }: URL): boolean => pathname === API_BASE + myAccountCalls.logout.path;
