import type { Features } from './features.ts';

/**
 * How much each sign counts, fitted (a logistic regression) on the inputs that may be read. The sum of a choice
 * against that of meaning none, which is 0, gives its probability.
 */
const WEIGHTS: Features = {
  none: -0.26,
  own: -0.73,
  all: 0.35,
  allLead: 1.95,
  phrase: -0.19,
  phraseLead: 0.7,
  act: 1.84,
  mean: -0.02,
  meanLead: 0.46,
  verb: 0.28,
  thing: 0.3,
  verbLead: 0.09,
  thingLead: 0.13,
  deed: 0.58,
  deedLead: 0.01,
  only: -0.95,
  clash: -1.37,
  context: -0.77,
  contextLead: 0.37,
  foreign: -0.99,
  asked: 0.12,
  asksNothing: -2.03,
  strayVerb: -1.36,
  strayThing: 0.27,
  perhaps: 2.07,
  short: -2.5,
};

/** How likely each choice is meant; what is missing to 1 is that none is. */
export function probabilitiesOf(all: readonly Features[]): number[] {
  const names = Object.keys(WEIGHTS) as (keyof Features)[];
  const powers = all.map((features) =>
    Math.exp(names.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0)),
  );
  const total = powers.reduce((sum, power) => sum + power, 1);
  return powers.map((power) => power / total);
}
