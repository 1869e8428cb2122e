import type { TABLES } from './tables.ts';

/**
 * Who may read a column, in whatever answer. The owner is the person of the row. Administrators may read all
 * that owners may, because they export accounts.
 *
 * - `code`: closed lists, keys of scenes, names of models, counters: nothing that people have written or are
 * - `copy`: taken from other columns, with their audiences
 * - `server`: nobody; it is compared, counted with, or sent to a model
 * - `administrators`
 * - `owner`: the person of the row
 * - `author`: the author of its story
 * - `named`: the owner; everybody, if the owner has published a story; and those who play with the owner, or
 * whom the owner has invited
 * - `username`: never an administrator's; everybody, if the owner has published a story, because the address of
 * their page contains it; and as `named` for people without another name to show
 * - `players`: those who play the session of the row
 * - `told`: as `players`, and each reader with a link to the tale
 * - `invited`: as `players`, and each reader with the session's invitation
 * - `guardian`: the owner, and the reader with the link of their guardian, which shows the owner's name as
 * well
 * - `readers`: everybody once the story is published, and its author before that
 * - `everybody`
 */
export type Audience =
  | 'code'
  | 'copy'
  | 'server'
  | 'administrators'
  | 'owner'
  | 'author'
  | 'named'
  | 'username'
  | 'players'
  | 'told'
  | 'invited'
  | 'guardian'
  | 'readers'
  | 'everybody';

/** Column types that may hold personal data. */
type Telling = `${'text' | 'json' | 'jsonb' | 'bytea' | 'integer' | 'bigint' | 'real'}${string}`;
type TellingColumn<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends `uuid${string}` | `integer[]${string}`
    ? never
    : Columns[Name] extends Telling
      ? Name
      : never;
}[keyof Columns];

/** An audience for each table, or for each of its columns that may hold personal data. */
export type AudienceOf = {
  readonly [Table in keyof typeof TABLES]:
    | Audience
    | Readonly<Record<TellingColumn<(typeof TABLES)[Table]>, Audience>>;
};
