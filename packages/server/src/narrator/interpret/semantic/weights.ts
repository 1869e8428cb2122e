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
  none: -1.14,
  own: -0.32,
  all: 0.79,
  act: 0.74,
  headDeed: 0.84,
  clash: -1.28,
  foreign: -1.38,
  asked: -0.84,
  asksNothing: -2.49,
  strayVerb: -1.12,
  strayThing: -0.96,
  strays: 0.33,
  short: -1.63,
  perhaps: 0.5,
  isAct: -0.65,
  isOtherAct: -0.82,
  hits: 0.73,
  hitsLead: 0.18,
  hitsOnly: 0.18,
  hitShare: -0.71,
  isOtherMain: -0.35,
  endsOther: -0.86,
} satisfies Weights;
const LEAD = 1.04;

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
