/** What is tried of the packages: everything in the long form; in the short one a part, and the rest in other turns. */
import { touchedFiles } from '../lib/touched.mjs';

const { TEST_FULL, TEST_TURN } = process.env;
/** Vitest by itself takes no turns. */
const IS_WHOLE = Boolean(TEST_FULL) || TEST_TURN === undefined;
const TURN = Number(TEST_TURN ?? 0);

const PACKAGES = ['ui', 'api'] as const;
type Package = (typeof PACKAGES)[number];

const INPUTS: Readonly<Record<Package, RegExp>> = {
  ui: /^(?:packages\/(?:contract|story|ui)\/|README\.md|tools\/consumer\/)/,
  api: /^(?:packages\/(?:contract|api)\/|README\.md|tools\/consumer\/)/,
};

/** The library or the client: each is packed, installed and used by apps in its turn, or when a change touches it. */
export const isPacked = (
  name: Package,
  { turn = TURN, isWhole = IS_WHOLE, touched = touchedFiles() } = {},
): boolean =>
  isWhole || name === PACKAGES[turn % PACKAGES.length] || touched.some((file) => INPUTS[name].test(file));

/** Half of the library's recipes. */
export const recipesOfTurn = (names: readonly string[], turn = TURN, isWhole = IS_WHOLE): readonly string[] =>
  isWhole ? names : names.filter((_, at) => at % 2 === Math.floor(turn / PACKAGES.length) % 2);

/** One of these, each in its turn. */
export const oneOfTurn = <T>(all: readonly T[]): readonly T[] => [all[TURN % all.length]!];
