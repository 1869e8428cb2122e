import type { Features } from './features.ts';

/**
 * How much each sign counts, fitted (a logistic regression) on the inputs that may be read. The sum of a choice
 * against that of meaning none, which is 0, gives its probability.
 */
const WEIGHTS: Features = {
  none: 0.13,
  own: -0.2,
  all: -0.2,
  allLead: 1.35,
  phrase: 0.24,
  phraseLead: 0.97,
  act: 1.21,
  mean: 0.74,
  meanLead: 0.63,
  verb: 0.59,
  thing: 0.05,
  verbLead: -0.49,
  thingLead: 0.22,
  only: -1.15,
  clash: -1.1,
  context: -0.53,
  contextLead: 0.46,
  foreign: -0.68,
  asked: -0.18,
  asksNothing: -2.33,
  strayVerb: -2.2,
  strayThing: 0.56,
  perhaps: 2.1,
  short: -2.88,
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
