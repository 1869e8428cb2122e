import type { Features } from './features.ts';

type Weights = Partial<Features>;

/**
 * The weights of the features, fitted by `npm run tool -- fit-matching` on the inputs that may be read. The
 * softmax over the sums of all choices, and 0 for no choice, gives the probabilities.
 */
const WEIGHTS = {
  none: -0.18,
  own: -0.35,
  all: 0.59,
  allLead: 2.07,
  phrase: 0.08,
  phraseLead: 0.98,
  act: 1.25,
  mean: 0.72,
  meanLead: 0.81,
  verb: 0.11,
  thing: 0.47,
  verbLead: 0.19,
  thingLead: 0.08,
  deed: -0.43,
  deedLead: 0.3,
  only: 0.08,
  clash: 0.53,
  context: -0.99,
  contextLead: 0.73,
  foreign: -1.48,
  asked: -0.25,
  asksNothing: -1.87,
  strayVerb: -0.18,
  strayThing: -0.01,
  perhaps: 0.75,
  short: -0.43,
} satisfies Weights;

/** The weights of the features of the likeliest choice, for that it is meant and nothing else; fitted as well. */
const CERTAIN = {
  none: -1.28,
  own: -0.5,
  all: 1.26,
  thing: 0.13,
  act: 0.99,
  headDeed: 1.03,
  clash: -1.47,
  foreign: -1.19,
  asked: -0.92,
  asksNothing: -2.47,
  strayVerb: -1.62,
  strayThing: -1.14,
  strays: 0.57,
  short: -2.29,
  perhaps: 0.49,
  isAct: -0.41,
  isOtherAct: -1.09,
} satisfies Weights;
const LEAD = 1.39;

/** The features by which a choice is found, and by which it is certain. */
export const FITTED = [WEIGHTS, CERTAIN].map((each) => Object.keys(each) as (keyof Features)[]);

const sumOf = (features: Features, weights: Weights): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * features[name as keyof Features], 0);

/** The certainty that the choice is meant, as log odds; `lead`: its probability less that of the next one. */
export const certaintyOf = (features: Features, lead: number): number =>
  sumOf(features, CERTAIN) + LEAD * lead;

/** The probability of each choice. The rest up to 1 is that none is meant. */
export function probabilitiesOf(all: readonly Features[]): number[] {
  const powers = all.map((features) => Math.exp(sumOf(features, WEIGHTS)));
  const total = powers.reduce((sum, power) => sum + power, 1);
  return powers.map((power) => power / total);
}
