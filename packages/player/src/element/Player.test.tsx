import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStory } from '../runtime/readStory.ts';
import { Player } from './Player.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('en');
const scene = (name: string, ...targets: string[]) => ({
  text: `This is ${name}.`,
  choices: targets.map((target) => ({ text: `To ${target}`, target })),
});
const nodes = { a: scene('a', 'b', 'c'), b: scene('b', 'c', 'a'), c: scene('c', 'a', 'b') };
const { story } = readStory({
  kathaloka: 1,
  story: { title: 'Three places', story_structure: { start_node: 'a', nodes } },
});

/** The number of abandoned plays to which Back leads. */
const LEFT_MAX = 5;

function opened() {
  const onPlace = vi.fn();
  const { root } = new Player(story!, {
    storyId: 'three',
    language: undefined,
    brought: undefined,
    wordsFor: () => words,
    onPlace,
  });
  document.body.replaceChildren(root);
  const button = (name: string) =>
    [...root.querySelectorAll<HTMLButtonElement>('footer button')].find(
      ({ textContent }) => textContent === name,
    );
  return {
    choose: (at: number) => root.querySelectorAll<HTMLButtonElement>('.choice')[at]!.click(),
    press: (name: string) => button(name)?.click(),
    /** The scenes on the page, by their names. */
    scenes: () =>
      [...root.querySelectorAll('[role=log] section')].map(
        ({ textContent }) => /This is (\w)\./.exec(textContent)![1]!,
      ),
  };
}

/** The expected state: the current path, and the paths abandoned by starting over. */
class Expected {
  path = ['a'];
  left: string[][] = [];

  choose(at: number): void {
    const choice = nodes[this.path.at(-1) as keyof typeof nodes].choices[at]!;
    this.path = [...this.path, choice.target];
  }

  again(): void {
    if (this.path.length === 1) return;
    this.left = [...this.left, this.path].filter((_, at, { length }) => at >= length - LEFT_MAX);
    this.path = ['a'];
  }

  back(): void {
    if (this.path.length > 1) this.path = this.path.slice(0, -1);
    else this.path = this.left.pop() ?? this.path;
  }
}

type Step = 0 | 1 | 'again' | 'back' | 'reload';
const steps = (...weights: [number, Step][]) =>
  fc.array(fc.oneof(...weights.map(([weight, step]) => ({ weight, arbitrary: fc.constant(step) }))), {
    minLength: 10,
    maxLength: 40,
  });

/** Goes back from the last play through all abandoned ones. */
const BACK: readonly Step[] = Array.from({ length: 25 }, () => 'back');

describe('A play', () => {
  beforeEach(() => {
    // jsdom has no layout
    Element.prototype.scrollIntoView = () => undefined;
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    vi.unstubAllGlobals();
    localStorage.clear();
    document.body.replaceChildren();
  });

  it.each<[string, fc.Arbitrary<Step[]>]>([
    ['now on, now back', steps([3, 0], [3, 1], [1, 'again'], [2, 'back'], [1, 'reload'])],
    ['gone back to in the end', steps([2, 0], [2, 'again']).map((those) => [...those, ...BACK])],
  ])('is where its reader left it, by whatever way: %s', (_, sequences) => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        localStorage.clear();
        const expected = new Expected();
        let player = opened();
        for (const step of sequence) {
          if (step === 'reload') player = opened();
          else if (step === 'again' || step === 'back') {
            expected[step]();
            player.press(words[step]);
          } else {
            expected.choose(step);
            player.choose(step);
          }
          expect(player.scenes()).toEqual(expected.path);
        }
      }),
      { numRuns: 10, seed: 7 },
    );
  });
});
