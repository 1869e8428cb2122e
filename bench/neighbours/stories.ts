/** Stories at the limits of what an author may write, each dear in another way. */
import type { CallName } from '@kathaloka/contract/calls';
import { aStoryCreate } from '@kathaloka/contract/fixtures';
import {
  CHOICE_TEXT_MAX,
  CHOICES_MAX,
  CUSTOM_ACTION_MAX,
  NAME_WORDS_MAX,
  NODE_TEXT_MAX,
  OFFLINE_MOVES_MAX,
  SHARES_MAX,
} from '@kathaloka/contract/limits';

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The names that the parts of a series may share. */
const NAMES = many(SHARES_MAX, (at) => `n${at}`);

const linked = (count: number, node: (at: number) => object) => ({
  story_structure: {
    start_node: 's0',
    takes: NAMES,
    leaves: NAMES,
    nodes: Object.fromEntries(many(count, (at) => [`s${at}`, node(at)])),
  },
});

/** Words of which none is a slip of another one. */
const wordsOf = (at: number, count: number): string =>
  many(count, (word) => `w${(456_976 + at * count + word).toString(26)}`).join(' ');

/** Scenes whose variants wait for what is gained last: dear to check. */
const SCENES = 900;
const conditioned = (): object =>
  linked(SCENES, (at) => ({
    text: 'A scene.',
    variants: many(9, () => ({ condition: 'has a and has b and has zz', text: 'Another.' })),
    choices: many(at === SCENES - 1 ? 0 : 8, (nth) => ({
      text: `Go on ${nth}`,
      target: `s${at + 1}`,
      effect: at === SCENES - 2 ? 'gain zz' : 'gain q1',
    })),
  }));

/** As many names as there may be, and choices as long as they may be: dear to read typed text in. */
const named = (): object => ({
  lexicon: {
    names: many(NAME_WORDS_MAX, (at) => ({ is: 'person', np: wordsOf(at, 1) })),
  },
  ...linked(2, (at) => ({
    text: 'A fork.',
    choices: many(at === 1 ? 0 : CHOICES_MAX, (nth) => ({
      text: wordsOf(nth + 5000, 70)
        .slice(0, CHOICE_TEXT_MAX)
        .trim(),
      target: 's1',
    })),
  })),
});

/** Long texts in a script of many bytes, told as they are written. */
const told = (): object =>
  linked(30, (at) => ({
    text: '*नदी* के पार क्षत्रिय {x}, _a_ और **b**.\n\n'.repeat(240).slice(0, NODE_TEXT_MAX - 1),
    mode: 'verbatim',
    choices:
      at === 29
        ? []
        : [
            { text: 'Go on', target: `s${at + 1}`, effect: 'x + 1' },
            { text: 'Stay', target: `s${at}` },
          ],
  }));

const short = (): object =>
  linked(2, (at) => ({ text: 'A scene.', choices: many(1 - at, () => ({ text: 'Go on', target: 's1' })) }));

/** The stories of each attacker, as they are created. */
export const STORIES = [conditioned(), named(), told(), short()].map((parts) => ({
  ...aStoryCreate({ category_id: '@category:0', tag_ids: [], cover_image_url: '/landing/begin.webp' }),
  initial_xp: 1_000_000,
  ...parts,
}));

const fileOf = (story: object): string =>
  Buffer.from(JSON.stringify({ kathaloka: 1, story })).toString('base64');

export const SERIES = {
  title: 'All',
  description: 'All.',
  language: 'en',
  shares: NAMES.map((name) => ({ name, kind: 'thing', meaning: '' })),
  translations: [],
};
const OWN_SERIES = { ...SERIES, part_ids: STORIES.map((_, number) => `@story:${number}`) };
const AT = '2026-11-20T09:30:00.000Z';
/** What no story has, and no slip of it. */
const TYPED = wordsOf(9000, 200).slice(0, CUSTOM_ACTION_MAX);

/** Bodies from which the search begins besides those of the schema alone, which rarely get past all rules. */
export const BODIES: Partial<Record<CallName, (number: number) => unknown>> = {
  createStory: (number) => STORIES[number],
  updateStory: (number) => STORIES[number],
  saveDraft: (number) => ({ content: STORIES[number], version: 0 }),
  importStory: (number) => ({ files: [{ name: 'a.json', content: fileOf(STORIES[number]!) }] }),
  createSeries: () => OWN_SERIES,
  updateSeries: () => ({ ...OWN_SERIES, version: 1 }),
  act: (number) => ({
    session_id: `@session:${number}`,
    selected_model: 'tenali',
    action_type: 'custom_action',
    user_action: TYPED,
  }),
  uploadPlay: (number) => ({
    story_id: `@story:${number}`,
    snapshot_id: `@snapshot:${number}`,
    begun_at: AT,
    from: 0,
    moves: many(OFFLINE_MOVES_MAX, () => ({ choose: 0, at: AT })),
  }),
};
