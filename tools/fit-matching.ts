/**
 * `npm run tool -- fit-matching`: fits the weights in `narrator/interpret/semantic/weights.ts` by a logistic regression
 * over the choices of each scene (and none of them), on the strangers' inputs set aside for development. Prints the
 * weights, and how many choices are found if each story in turn is left out of the fit.
 */
import { matchWords } from '../packages/server/src/narrator/interpret/matchWords.ts';
import { choiceFeatures, leadOf } from '../packages/server/src/narrator/interpret/semantic/semanticMatch.ts';
import { FITTED, probabilitiesOf } from '../packages/server/src/narrator/interpret/semantic/weights.ts';
import type { Tongue } from '../packages/server/src/narrator/interpret/semantic/tongue.ts';
import { strangersInputs } from './lib/typedInputs.ts';

const STEPS = 600;
const RATE = 0.05;
/** Keeps weights small. */
const DECAY = 0.002;
const LIKELY = 0.45;

interface Row {
  readonly story: string;
  readonly choice: number | null;
  /** By choice and feature. */
  readonly signs: readonly (readonly number[])[];
  /** How much it counts. */
  readonly worth?: number;
}

const [FEATURES, CERTAIN] = FITTED as [(typeof FITTED)[number], (typeof FITTED)[number]];

const foundIn = (folder?: string) =>
  strangersInputs(folder)
    .filter(({ wording }) => wording.language === 'en' || wording.language === 'hi')
    .flatMap(({ input, choice, choices, story, wording }) => {
      const known = choices.map((text, at) => ({ text, said: wording.said[at] ?? [] }));
      const scene = { language: wording.language as Tongue, choices: known, text: wording.scene };
      const byWords = matchWords(input, choices, wording);
      return [{ story, choice, byWords, features: choiceFeatures(input, scene, byWords.edge) }];
    });

const rows: Row[] = foundIn().map(({ story, choice, features }) => ({
  story,
  choice,
  signs: features.map((each) => FEATURES.map((name) => each[name])),
}));

const stories = [...new Set(rows.map(({ story }) => story))];
const found = stories.flatMap((left) => {
  const weights = fit(rows.filter(({ story }) => story !== left));
  return rows.filter(({ story }) => story === left).map((row) => ({ row, likely: likelyIn(row, weights) }));
});
const meant = found.filter(({ row }) => row.choice !== null);
const right = meant.filter(({ row, likely }) => row.choice === likely).length;
const wrong = found.filter(({ row, likely }) => likely !== null && row.choice !== likely).length;
console.log(`left out of the fit: found ${right} of ${meant.length}, falsely ${wrong} of ${found.length}`);
const weights = fit(rows);
for (const [at, name] of FEATURES.entries()) console.log(`  ${name}: ${weights[at]!.toFixed(2)},`);

// whether the likeliest choice is meant: lines of players, of strangers, and ours, which are unlike theirs
const worths = { players: 1.5, 'strangers/seen': 1, '': 0.35, heldOut: 0.35 };
/** A false move costs more than a question. */
const FALSE = 1.3;
const likeliest = Object.entries(worths).flatMap(([folder, worth]) =>
  foundIn(folder).flatMap(({ story, choice, byWords, features }): Row[] => {
    if (byWords.isSure || byWords.isFinal || features.length === 0) return [];
    const probable = probabilitiesOf(features);
    const best = probable.indexOf(Math.max(...probable));
    const signs = [[...CERTAIN.map((name) => features[best]![name]), leadOf(probable)]];
    const isMeant = choice === best;
    return [{ story, choice: isMeant ? 0 : null, signs, worth: isMeant ? worth : worth * FALSE }];
  }),
);
const certain = fit(likeliest);
console.log('certain:');
for (const [at, name] of [...CERTAIN, 'LEAD'].entries())
  console.log(`  ${name}: ${certain[at]!.toFixed(2)},`);

/** Gradient descent with a step size per weight, from its own gradients. */
function fit(data: readonly Row[]): number[] {
  const names = data.find(({ signs }) => signs.length > 0)!.signs[0]!;
  const total = data.reduce((sum, { worth = 1 }) => sum + worth, 0);
  const now = names.map(() => 0);
  const [pace, size] = [names.map(() => 0), names.map(() => 1e-8)];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = slopeOf(data, now);
    for (const at of names.keys()) {
      const down = slope[at]! / total + DECAY * now[at]!;
      pace[at] = 0.9 * pace[at]! + 0.1 * down;
      size[at] = 0.99 * size[at]! + 0.01 * down * down;
      now[at]! -= (RATE * pace[at]) / Math.sqrt(size[at]);
    }
  }
  return now;
}

function slopeOf(data: readonly Row[], now: readonly number[]): number[] {
  const slope = now.map(() => 0);
  for (const { choice, signs, worth = 1 } of data) {
    for (const [index, probability] of probabilities(signs, now).entries()) {
      const excess = worth * (probability - (choice === index ? 1 : 0));
      for (const at of now.keys()) slope[at]! += excess * signs[index]![at]!;
    }
  }
  return slope;
}

function probabilities(signs: readonly (readonly number[])[], now: readonly number[]): number[] {
  const powers = signs.map((each) => Math.exp(each.reduce((sum, sign, at) => sum + sign * now[at]!, 0)));
  const total = powers.reduce((sum, power) => sum + power, 1);
  return powers.map((power) => power / total);
}

function likelyIn({ signs }: Row, now: readonly number[]): number | null {
  const all = probabilities(signs, now);
  const best = all.indexOf(Math.max(...all));
  return all[best]! >= LIKELY ? best : null;
}
