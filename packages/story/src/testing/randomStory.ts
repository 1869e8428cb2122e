import type { StoryStructure } from '@kathaloka/contract/entities';
import { type Random, seededRandom } from '../random.ts';

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

const NUMBERS = ['oil', 'courage'];
const THINGS = ['lamp', 'sign', 'key'];

function simple(random: Random): string {
  if (random() < 0.5) return `${random() < 0.3 ? 'not ' : ''}has ${pick(random, THINGS)}`;
  const by = pick(random, ['>=', '<=', '>', '<', '=', '!=']);
  return `${pick(random, NUMBERS)} ${by} ${Math.floor(random() * 5) - 1}`;
}

function condition(random: Random): string {
  const parts = Array.from({ length: random() < 0.7 ? 1 : 2 }, () => simple(random));
  const joined = parts.join(pick(random, [' and ', ' or ']));
  return random() < 0.1 ? `not (${joined})` : joined;
}

/** A random effect. Most numbers change in one direction only, so that most stories have finitely many states. */
function effect(random: Random, isWild: boolean): string {
  if (random() < 0.5) return `${random() < 0.7 ? 'gain' : 'lose'} ${pick(random, THINGS)}`;
  if (random() < 0.2) return `${pick(random, NUMBERS)} = ${Math.floor(random() * 7) - 2}`;
  const sign = isWild && random() < 0.5 ? '-' : '+';
  return `${pick(random, NUMBERS)} ${sign} ${1 + Math.floor(random() * 3)}`;
}

/** A story of 2 to 9 scenes with random faults: loops, dead ends, missing targets, conditions that never hold. */
export function randomStory(seed: number): StoryStructure {
  const random = seededRandom(seed);
  const names = Array.from({ length: 2 + Math.floor(random() * 8) }, (_, at) => `s${at}`);
  const isWild = random() < 0.3;
  const guards = random();
  const targets = random() < 0.1 ? [...names, 'nowhere'] : names;
  const nodes = names.map((name, at) => {
    const count = at > 0 && random() < 0.25 ? 0 : 1 + Math.floor(random() * 3);
    const choices = Array.from({ length: count }, (_, index) => ({
      text: `Way ${index}`,
      target: random() < 0.5 ? pick(random, names.slice(at)) : pick(random, targets),
      ...(random() < guards && { condition: condition(random) }),
      ...(random() < 0.5 && {
        effect:
          random() < 0.8 ? effect(random, isWild) : `${effect(random, isWild)}; ${effect(random, isWild)}`,
      }),
    }));
    const variants = Array.from({ length: Math.floor(random() * 3) }, (_, index) => ({
      condition: condition(random),
      text: `${name}, told in way ${index}.`,
    }));
    return [name, { text: `This is ${name}.`, choices, ...(random() < 0.4 && { variants }) }];
  });
  return { start_node: 's0', nodes: Object.fromEntries(nodes) as StoryStructure['nodes'] };
}
