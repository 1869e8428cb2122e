import { decodeEntities } from '../../text/entities.ts';
import { type Random, seededRandom } from '@kathaloka/story';

/** The text up to the next choice, and the choices. */
export interface Step {
  readonly text: string;
  /** Empty if the story ends, or if no choice has a target. */
  readonly choices: readonly string[];
}

/** A story during play: the first step, and one after each choice. */
export interface Play {
  /** `beside` is the step of the other play, which shows which pages to join. */
  readonly step: (beside?: Step) => Step;
  readonly choose: (index: number) => void;
}

export interface Compared {
  readonly steps: number;
  readonly same: number;
  /** The first differing steps, without duplicates. */
  readonly differences: readonly { readonly original: Step; readonly imported: Step }[];
}

const SEED = 7;
const SHOWN = 5;

/** Plays two stories at random with the same choices, and compares them step by step. */
export function samePlays(
  begin: { readonly original: (random: Random) => Play; readonly imported: () => Play },
  { plays, longest }: { readonly plays: number; readonly longest: number },
): Compared {
  const random = seededRandom(SEED);
  const differences: { original: Step; imported: Step }[] = [];
  const known = new Set<string>();
  const shown = (...both: readonly Step[]) =>
    JSON.stringify(both.map(({ text, choices }) => [wordsIn(text), choices]));
  let steps = 0;
  let same = 0;
  for (let play = 0; play < plays; play += 1) {
    const original = begin.original(random);
    const imported = begin.imported();
    for (let at = 0; at < longest; at += 1) {
      const one = original.step();
      const other = imported.step(one);
      steps += 1;
      if (isSame(one, other)) same += 1;
      else if (differences.length < SHOWN && !known.has(shown(one, other))) {
        known.add(shown(one, other));
        differences.push({ original: one, imported: other });
      }
      const ways = commonWays(one, other);
      const way = ways[Math.floor(random() * ways.length)];
      if (!way) break;
      original.choose(way[0]);
      imported.choose(way[1]);
    }
  }
  return { steps, same, differences };
}

function isSame(one: Step, other: Step): boolean {
  const offered = ({ choices }: Step) => JSON.stringify([...new Set(choices.map(wordsIn))].sort());
  return wordsIn(one.text) === wordsIn(other.text) && offered(one) === offered(other);
}

/** Pairs of choices with the same text. */
function commonWays(one: Step, other: Step): [number, number][] {
  const known = other.choices.map(wordsIn);
  return one.choices.flatMap((choice, index): [number, number][] => {
    const at = known.indexOf(wordsIn(choice));
    return at < 0 ? [] : [[index, at]];
  });
}

/** The words of a text without bold, line breaks and other formatting. */
export function wordsIn(text: string): string {
  return (
    decodeEntities(text)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu) ?? []
  ).join(' ');
}
