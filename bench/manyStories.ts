import { createHash } from 'node:crypto';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { readBundledStories } from '../packages/server/src/features/library/bundledStory.ts';

/** The number of rare words per language besides the common ones: names, places and the like. */
const RARE_WORDS = 12_000;
const COMMON_WORDS = 300;
const DESCRIPTION_WORDS = 70;

/** The languages of the bundled stories, and the number of stories in each, out of a hundred. */
const SHARES = { en: 40, hi: 20, bn: 14, ta: 13, ur: 13 } as const;

const VOCABULARIES = Object.entries(SHARES).map(([language, share]) => {
  const stories = readBundledStories().filter(({ story }) => story.language === language);
  const words = commonWords(stories.flatMap(({ story }) => textsOf(story)));
  // of which names and rare words are made
  const syllables = [...new Set(words.map((word) => Array.from(word).slice(0, 2).join('')))];
  return { language, share, words, syllables };
});

function textsOf({ story_description, story_structure }: StoryCreate): string[] {
  return [story_description ?? '', ...Object.values(story_structure?.nodes ?? {}).map(({ text }) => text)];
}

/** The most frequent first. */
function commonWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const [word] of texts
    .join(' ')
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  return words.slice(0, COMMON_WORDS);
}

export interface Shelf {
  readonly authors: readonly string[];
  readonly categories: readonly string[];
}

/** The story of that number: always the same, different from the others, in one of the languages of the library. */
export function storyNumber(number: number, { authors, categories }: Shelf) {
  const chance = randomOf(number);
  const { language, words, syllables } = vocabularyOf(chance() * 100);
  const word = (): string => {
    // by Zipf's law: a few words are in every story, most of them in hardly any
    const rank = Math.floor((words.length + RARE_WORDS) ** chance()) - 1;
    return words[rank] ?? rareWord(rank, syllables);
  };
  const sentence = (length: number): string => capital(Array.from({ length }, word).join(' '));
  const title = capital(
    Array.from({ length: 2 + Math.floor(chance() * 4) }, () => pick(words, chance, 6)).join(' '),
  );
  const published_at = new Date(Date.UTC(2026, 10, 1) - number * 9 * 60_000).toISOString();
  return {
    ...NUMBERS,
    id: idOf(`story ${number}`),
    author_id: pick(authors, chance),
    category_id: chance() < 0.95 ? pick(categories, chance) : null,
    title: `${title} ${capital(rareWord(Math.floor(chance() * RARE_WORDS), syllables))}`,
    tagline: `${sentence(8)}.`,
    story_description: Array.from({ length: DESCRIPTION_WORDS / 10 }, () => `${sentence(10)}.`).join(' '),
    story_prompt: `${sentence(20)}.`,
    image_alt: sentence(5),
    language,
    status: chance() < 0.03 ? 'archived' : 'published',
    is_premium: chance() < 0.1,
    is_featured: chance() < 0.001,
    content_rating: pick(['everyone', 'family', 'teen', 'mature'], chance),
    difficulty_level: pick(['easy', 'medium', 'hard'], chance),
    created_at: published_at,
    published_at,
  };
}

/** A deterministic `uuid`. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`many ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const NUMBERS = {
  cover_image_url: '/covers/aakhiri-daak.webp',
  initial_xp: 100,
  actions_count: 24,
  story_cards_count: 8,
  total_scenes: 18,
  branching_points: 7,
  possible_endings: 4,
  estimated_play_time: 30,
  game_config: {
    xp_gain_multiplier: 1,
    health_max: 100,
    inventory_slots: 8,
    skill_check_difficulty: 'medium',
    commands: { continue: { cost: 1 }, immerse: { cost: 2 }, show: { cost: 2 }, undo: { cost: 0 } },
  },
  story_structure: { start_node: 'intro', nodes: { intro: { text: 'A lamp.', choices: [] } } },
  lore_cards: [],
  depiction: [],
  lexicon: {},
  cover: {},
};

function vocabularyOf(percent: number): (typeof VOCABULARIES)[number] {
  let rest = percent;
  return VOCABULARIES.find(({ share }) => (rest -= share) < 0) ?? VOCABULARIES[0]!;
}

function rareWord(rank: number, syllables: readonly string[]): string {
  const chance = randomOf(rank * 31);
  const length = 2 + Math.floor(chance() * 3);
  return Array.from({ length }, () => pick(syllables, chance)).join('');
}

function pick<T>(list: readonly T[], chance: () => number, from = 0): T {
  return list[from + Math.floor(chance() * (list.length - from))]!;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A seeded random generator from 0 up to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
