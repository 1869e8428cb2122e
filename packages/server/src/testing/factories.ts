import type { Category, Names, Tag } from '@kathaloka/contract/entities';
import type { Database, NewRow } from '../platform/db/schema.ts';
import { newId } from '../platform/ids.ts';
import { sessions } from './sessions.ts';

type NewStory = Partial<NewRow<'stories'>> &
  Partial<Record<'likes_total' | 'plays_total' | 'shares_count', number>>;

/** Counts on through all authors of a process, who may share a database. */
let authors = 0;

/** Rows for tests: complete and plausible, with overrides. */
export function factories(db: Database) {
  let counter = 0;
  const next = (): number => ++counter;

  async function author(display_name: string | null = 'Meera Joshi'): Promise<string> {
    const id = newId();
    const name = `author_${++authors}`;
    const created_at = new Date('2026-01-01T00:00:00Z');
    await db
      .insertInto('users')
      .values({ id, username: name, email: `${name}@example.org`, display_name, role: 'player', created_at })
      .execute();
    return id;
  }

  async function category(values: Partial<Category> = {}): Promise<Category> {
    const number = next();
    const row = {
      id: newId(),
      name: `category-${number}`,
      display_name: `Category ${number}`,
      names: {},
      sort_order: number,
      ...values,
    };
    await db
      .insertInto('categories')
      .values({ ...row, names: JSON.stringify(row.names) })
      .execute();
    return row;
  }

  async function tag(display_name: string, names: Names = {}): Promise<Tag> {
    const row = { id: newId(), display_name, color: '#f2b23c' };
    await db
      .insertInto('tags')
      .values({ ...row, names: JSON.stringify(names) })
      .execute();
    return { ...row, names };
  }

  async function story(values: NewStory = {}, tags: readonly Tag[] = []): Promise<string> {
    const { likes_total = 0, plays_total = 0, shares_count = 0, ...given } = values;
    const row = { ...storyDefaults(next()), author_id: given.author_id ?? (await author()), ...given };
    await db.insertInto('stories').values(row).execute();
    if (likes_total + plays_total + shares_count > 0) {
      const stats = { likes_total, plays_total, shares_count };
      await db.updateTable('story_stats').set(stats).where('story_id', '=', row.id).execute();
    }
    const links = tags.map(({ id }, position) => ({ story_id: row.id, tag_id: id, position }));
    if (links.length > 0) await db.insertInto('story_tags').values(links).execute();
    return row.id;
  }

  return { author, category, tag, story, session: sessions(db) };
}

function storyDefaults(number: number): Omit<NewRow<'stories'>, 'author_id'> {
  const instant = new Date(Date.UTC(2026, 0, 1) + number * 60_000);
  return {
    id: newId(),
    title: `Story ${number}`,
    tagline: 'A ferry, a stranger, a lamp.',
    story_description: 'Carry a stranger over the river.',
    story_prompt: 'A night on the river.',
    image_alt: '',
    is_premium: false,
    content_rating: 'family',
    difficulty_level: 'medium',
    status: 'published',
    language: 'en',
    created_at: instant,
    published_at: instant,
    initial_xp: 100,
    actions_count: 0,
    story_cards_count: 0,
    total_scenes: 0,
    branching_points: 0,
    possible_endings: 1,
    estimated_play_time: 30,
    game_config: JSON.stringify({
      xp_gain_multiplier: 1,
      health_max: 100,
      inventory_slots: 8,
      skill_check_difficulty: 'medium',
      commands: { continue: { cost: 1 } },
    }),
    story_structure: '{}',
    lore_cards: '[]',
    depiction: '[]',
    lexicon: '{}',
    cover: '{}',
  };
}
