/** The floors of a complete run: the minimum number of tests of each part, and the allowed skips with their reasons. */

/** @typedef {import('./results.mjs').Result} Result */

/**
 * A part with fewer tests has lost some unnoticed: whoever removes tests on purpose lowers the number here. The
 * numbers are a little below the actual counts, so that removing one test needs no change.
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
export const FLOORS = {
  unit: {
    'packages/contract': 600,
    'packages/story': 350,
    'packages/illustrator': 28,
    'packages/formats': 100,
    'packages/api': 65,
    'packages/ui': 320,
    'packages/app': 22,
    tools: 140,
  },
  // every component and screen is seen in each mode; stories of long text where there is the least room
  stories: {
    'packages/ui': 1300,
    'packages/app': 70,
    'in palm leaf': 230,
    'in Hindi': 230,
    'in Urdu': 440,
    'in 390 px': 350,
    'in 320 px': 440,
    // what stories say in another language, and when it is long
    'in Hindi content': 65,
    'in Urdu content': 55,
    'in long content': 250,
  },
  pictures: { 390: 39, 1440: 39 },
  package: { tools: 14 },
  'api, PostgreSQL of its own': { 'packages/server': 3300 },
  'api, PostgreSQL over TCP': { 'packages/server': 190 },
  e2e: { desktop: 130, mobile: 30 },
};

/** @type {readonly { name: RegExp, reason: string }[]} */
export const ALLOWED_SKIPS = [
  {
    name: /^api, the system’s PostgreSQL/,
    reason: 'not every machine has a PostgreSQL of its own; the driver is tested over TCP as well',
  },
  {
    name: /^the account may be /,
    reason: 'only root can start a process as another user',
  },
];

/**
 * @param {string} run
 * @param {Result} result
 * @returns {string[]}
 */
export function tooFew(run, { parts }) {
  return Object.entries(FLOORS[run] ?? {}).flatMap(([part, least]) => {
    const found = parts[part] ?? 0;
    return found >= least
      ? []
      : [
          `${run}: only ${found} ${part.startsWith('in ') ? part : `in ${part}`}, and there were at least ${least}`,
        ];
  });
}

/**
 * @param {Result} result
 * @returns {string[]}
 */
export function unexplainedSkips({ skips }) {
  return skips.filter((skip) => !ALLOWED_SKIPS.some(({ name }) => name.test(skip)));
}

/**
 * Adds what a tool cannot know about its own run: missing tests, and skips without a reason. These fail in CI only;
 * elsewhere somebody may be in the middle of a change.
 * @param {string} run
 * @param {Result} result
 * @param {{ ci: boolean }} options
 * @returns {Result}
 */
export function judged(run, result, { ci }) {
  const skipped = ci ? unexplainedSkips(result).map((skip) => `skipped without a reason: ${skip}`) : [];
  // a run that failed may lack tests because of the failure
  const missing = result.failures.length > 0 ? [] : tooFew(run, result);
  return { ...result, failures: [...result.failures, ...skipped, ...missing] };
}
