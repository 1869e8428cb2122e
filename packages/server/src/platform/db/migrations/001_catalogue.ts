import { type Kysely, sql } from 'kysely';

/** People, categories, tags and stories, and what the database has been filled with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text')
    .addColumn('avatar_url', 'text')
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('player', 'admin')`))
    .addColumn('password_hash', 'text')
    .addColumn('is_verified', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create unique index users_username on users (lower(username))`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);

  await db.schema
    .createTable('categories')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('tags')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('display_name', 'text', (column) => column.notNull().unique())
    .addColumn('color', 'text', (column) => column.notNull())
    .execute();

  await createStories(db);

  await db.schema
    .createTable('story_tags')
    .addColumn('story_id', 'uuid', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('tag_id', 'uuid', (column) => column.notNull().references('tags.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_tags_pkey', ['story_id', 'tag_id'])
    .execute();
  await db.schema.createIndex('story_tags_tag').on('story_tags').column('tag_id').execute();

  await db.schema
    .createTable('seedings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('seeded_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

async function createStories(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('stories')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('author_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('category_id', 'uuid', (column) => column.references('categories.id'))
    .addColumn('cover_image_url', 'text')
    .addColumn('is_featured', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('is_premium', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz')
    .addColumn('completion_rate', 'real', (column) => column.check(sql`completion_rate between 0 and 100`))
    .addColumn('average_rating', 'real', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`average_rating between 0 and 5`),
    );
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of NUMBERS) {
    table = table.addColumn(name, 'integer', (column) => column.notNull().check(sql`${sql.ref(name)} >= 0`));
  }
  for (const name of COUNTERS) {
    table = table.addColumn(name, 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`${sql.ref(name)} >= 0`),
    );
  }
  for (const name of DOCUMENTS) table = table.addColumn(name, 'jsonb', (column) => column.notNull());
  await table
    .addColumn('story_system_prompt', 'text', (column) => column.notNull().defaultTo(''))
    .addCheckConstraint('stories_published', sql`status <> 'published' or published_at is not null`)
    .execute();

  // each list of the catalogue reads along one of these, and never sees a draft
  await sql`create index stories_newest on stories (published_at desc, id desc) where status = 'published'`.execute(
    db,
  );
  await sql`create index stories_featured on stories (published_at desc, id desc) where status = 'published' and is_featured`.execute(
    db,
  );
  await sql`create index stories_trending on stories (plays_total desc, likes_total desc, id desc) where status = 'published'`.execute(
    db,
  );
  await db.schema.createIndex('stories_author').on('stories').column('author_id').execute();
  await db.schema.createIndex('stories_category').on('stories').column('category_id').execute();
}

const TEXTS = [
  'title',
  'tagline',
  'story_description',
  'story_prompt',
  'image_alt',
  'content_rating',
  'difficulty_level',
  'status',
  'language',
];
const NUMBERS = [
  'initial_xp',
  'actions_count',
  'story_cards_count',
  'total_scenes',
  'branching_points',
  'possible_endings',
  'estimated_play_time',
];
const COUNTERS = ['likes_total', 'plays_total', 'bookmarks_total', 'shares_count'];
const DOCUMENTS = ['game_config', 'story_structure', 'lore_cards', 'depiction', 'lexicon', 'cover'];
