import type { Features } from './features.ts';

/**
 * The weights of the features, fitted by `npm run tool -- fit-matching` on the inputs that may be read. The
 * softmax over the sums of all choices, and 0 for no choice, gives the probabilities.
 */
const WEIGHTS: Features = {
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
};

/** The probability of each choice. The rest up to 1 is that none is meant. */
export function probabilitiesOf(all: readonly Features[]): number[] {
  const names = Object.keys(WEIGHTS) as (keyof Features)[];
  const powers = all.map((features) =>
    Math.exp(names.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0)),
  );
  const total = powers.reduce((sum, power) => sum + power, 1);
  return powers.map((power) => power / total);
}
