import type { LoreCard, StoryCreate, StoryNode } from '@kathaloka/contract/entities';
import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftOf } from '../editing/editedDraft.ts';
import { mergeStories } from './mergeStories.ts';

const RUNS = { numRuns: process.env.TEST_FULL === '1' ? 5_000 : 100 };
const story = draftOf(anAuthoredStory());

/** Few letters, so that duplicates are frequent. */
const letters = (max: number) => fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: max });
const countOf = (list: readonly string[], one: string) => list.filter((each) => each === one).length;
/** Each letter as often as in the base, plus the larger of the numbers that the two sides added. */
const together = (base: readonly string[], theirs: readonly string[], mine: readonly string[]) =>
  ['a', 'b', 'c', 'd'].flatMap((one) =>
    Array.from(
      { length: countOf(base, one) + Math.max(countOf(theirs, one), countOf(mine, one)) },
      () => one,
    ),
  );

const card = (letter: string): LoreCard => ({ keys: [letter], text: `Of ${letter}.` });
const withCards = (cards: readonly string[]): StoryCreate => ({ ...story, lore_cards: cards.map(card) });
const cardsOf = ({ lore_cards = [] }: Partial<StoryCreate>) => lore_cards.map(({ keys }) => keys[0]!);

it('Of several lore cards, some of them equal, each one that either side added is in the result', () => {
  fc.assert(
    fc.property(letters(3), letters(4), letters(4), (known, added, here) => {
      const base = withCards(known);
      const theirs = withCards([...known, ...added]);
      const mine = withCards([...known, ...here]);
      const merged = mergeStories({ base, theirs, mine });
      const turned = mergeStories({ base, theirs: mine, mine: theirs });
      expect(merged.questions).toEqual([]);
      const cards = cardsOf(merged.story);
      expect(cards.slice(0, known.length)).toEqual(known);
      expect(cards.toSorted()).toEqual(together(known, added, here));
      expect(cardsOf(turned.story).toSorted()).toEqual(cards.toSorted());
    }),
    RUNS,
  );
});

it('Of several lore cards, some of them equal, only those that a side removed are gone', () => {
  const cases = letters(6).chain((known) =>
    fc.record({ known: fc.constant(known), left: fc.subarray([...known.keys()]), added: letters(3) }),
  );
  fc.assert(
    fc.property(cases, ({ known, left, added }) => {
      const shortened = left.map((at) => known[at]!);
      const [base, theirs] = [withCards(known), withCards(shortened)];
      const mine = withCards([...known, ...added]);
      for (const three of [
        { base, theirs, mine },
        { base, theirs: mine, mine: theirs },
      ]) {
        const { story: merged, questions } = mergeStories(three);
        expect(questions).toEqual([]);
        expect(cardsOf(merged).toSorted()).toEqual([...shortened, ...added].toSorted());
      }
    }),
    RUNS,
  );
});

it('Of several tags, each one that a side added is in the result once', () => {
  fc.assert(
    fc.property(letters(3), letters(3), letters(3), (known, added, here) => {
      const tagged = (...ids: string[]): StoryCreate => ({ ...story, tag_ids: [...new Set(ids)] });
      const base = tagged(...known);
      const [theirs, mine] = [tagged(...known, ...added), tagged(...known, ...here)];
      const { story: merged } = mergeStories({ base, theirs, mine });
      expect(merged.tag_ids?.toSorted()).toEqual([...new Set([...known, ...added, ...here])].toSorted());
    }),
    RUNS,
  );
});

const scene = (text: string, ...targets: string[]): StoryNode => ({
  text,
  choices: targets.map((target) => ({ text: `Go to ${target}`, target })),
});
const withScenes = (nodes: Readonly<Record<string, StoryNode>>): StoryCreate => ({
  ...story,
  lore_cards: [],
  story_structure: { start_node: 'start', nodes: { start: scene('Start.'), ...nodes } },
});
const textsOf = ({ story_structure }: StoryCreate) =>
  Object.values(story_structure.nodes).map(({ text }) => text);

it('Of several scenes that both sides added, even under the same names, each is in the result with its text', () => {
  fc.assert(
    fc.property(letters(4), letters(4), (added, here) => {
      const of = (names: readonly string[], side: string) =>
        withScenes(Object.fromEntries(names.map((name) => [name, scene(`${side} of ${name}.`)])));
      const { story: merged, questions } = mergeStories({
        base: withScenes({}),
        theirs: of(added, 'Theirs'),
        mine: of(here, 'Mine'),
      });
      expect(questions).toEqual([]);
      const expected = [...new Set(added.map((name) => `Theirs of ${name}.`))].concat([
        ...new Set(here.map((name) => `Mine of ${name}.`)),
      ]);
      expect(textsOf(merged).toSorted()).toEqual(['Start.', ...expected].toSorted());
    }),
    RUNS,
  );
});

it('Of several choices with the same text that one side added, each is in the result with its target', () => {
  fc.assert(
    fc.property(letters(4), letters(4), (added, here) => {
      const of = (targets: readonly string[]) => {
        const wait = targets.map((target) => ({ text: 'Wait', target }));
        const others = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, scene(`At ${name}.`)]));
        return withScenes({ ...others, start: { text: 'Start.', choices: wait } });
      };
      const { story: merged } = mergeStories({ base: of([]), theirs: of(added), mine: of(here) });
      const targets = merged.story_structure.nodes['start']!.choices.map(({ target }) => target);
      expect(targets.toSorted()).toEqual(together([], added, here));
    }),
    RUNS,
  );
});

it('Each of several texts that both sides changed becomes a question', () => {
  fc.assert(
    fc.property(fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }), (changed) => {
      const of = (side: string) =>
        withScenes(
          Object.fromEntries(
            ['a', 'b', 'c', 'd'].map((name) => [
              name,
              scene(changed.includes(name) ? `${side} ${name}` : name),
            ]),
          ),
        );
      const three = { base: of('Base'), theirs: of('Theirs'), mine: of('Mine') };
      const ids = changed.map((name) => `story_structure/nodes/${name}/text`);
      const { questions } = mergeStories(three);
      expect(questions.map(({ id, theirs, mine }) => [id, theirs, mine])).toEqual(
        changed.map((name, at) => [ids[at], `Theirs ${name}`, `Mine ${name}`]),
      );
      const { story: merged } = mergeStories(three, new Map(ids.map((id) => [id, 'theirs'])));
      expect(textsOf(merged)).toEqual(textsOf(three.theirs));
    }),
    RUNS,
  );
});
