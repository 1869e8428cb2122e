import { type Kysely, sql } from 'kysely';

/** Sessions and their tokens, links sent by mail, rate limits, and the first lines of every account's ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('google_sub', 'text', (column) => column.unique())
    .addColumn('has_premium_access', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('credits', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`credits >= 0`),
    )
    .execute();
  // the stories of someone who left may stay, without a name
  await db.schema
    .alterTable('stories')
    .alterColumn('author_id', (column) => column.dropNotNull())
    .execute();
  await createSessions(db);
  await createMailLinks(db);
  await createCreditEntries(db);
  // counted again after a crash of the database, which is cheaper than writing each count twice
  await sql`create unlogged table rate_limits (
    key bytea primary key,
    hits integer not null,
    resets_at timestamptz not null
  )`.execute(db);
  await db.schema.createIndex('rate_limits_resets_at').on('rate_limits').column('resets_at').execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_sessions_user').on('account_sessions').column('user_id').execute();
  await db.schema
    .createIndex('account_sessions_expires_at')
    .on('account_sessions')
    .column('expires_at')
    .execute();

  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'bytea', (column) => column.primaryKey())
    .addColumn('session_id', 'uuid', (column) =>
      column.notNull().references('account_sessions.id').onDelete('cascade'),
    )
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addUniqueConstraint('refresh_tokens_generation', ['session_id', 'generation'])
    .execute();
}

async function createMailLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_links')
    .addColumn('hash', 'bytea', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('verify', 'reset')`))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_links_user').on('mail_links').column('user_id').execute();
  await db.schema.createIndex('mail_links_expires_at').on('mail_links').column('expires_at').execute();
}

async function createCreditEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('credit_entries')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('grant', 'hold', 'capture', 'release', 'reward')`),
    )
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('credit_entries_user')
    .on('credit_entries')
    .columns(['user_id', 'created_at'])
    .execute();
}
