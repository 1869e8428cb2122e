import { hashOfToken } from '../../platform/auth/opaqueTokens.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Mark } from './marks.ts';

/** A caller: their id, and the tokens of links in their request. */
export interface Knower {
  readonly id: string | null;
  readonly isAdmin: boolean;
  readonly tokens: readonly string[];
}

export type Relations = Awaited<ReturnType<typeof readRelations>>;

/** The relations between people, stories and sessions at one moment. */
export async function readRelations(db: Database) {
  const [users, stories, sessions, seats, acted, links, guardians] = await Promise.all([
    db.selectFrom('users').select(['id', 'display_name', 'blocked_at', 'closed_at']).execute(),
    db.selectFrom('stories').select(['id', 'author_id', 'status', 'published_at']).execute(),
    db
      .selectFrom('game_sessions')
      .leftJoin('together', 'together.session_id', 'game_sessions.id')
      .select(['game_sessions.id', 'game_sessions.user_id', 'together.token'])
      .execute(),
    db.selectFrom('together_players').select(['session_id', 'player_id']).execute(),
    db.selectFrom('turn_actors').select(['session_id', 'actor_id']).execute(),
    db.selectFrom('shared_turns').select(['token', 'session_id']).execute(),
    db.selectFrom('guardian_links').select(['hash', 'user_id']).execute(),
  ]);
  const people = new Map(users.map((user) => [user.id, user]));
  const isThere = (id: string): boolean => {
    const user = people.get(id);
    return user !== undefined && user.blocked_at === null && user.closed_at === null;
  };
  return {
    people,
    isThere,
    stories: new Map(stories.map((story) => [story.id, story])),
    sessions: new Map(
      sessions.map(({ id, user_id, token }) => {
        const seated = seats.filter((seat) => seat.session_id === id).map(({ player_id }) => player_id);
        return [
          id,
          {
            token,
            players: new Set([user_id, ...seated].filter(isThere)),
            acted: new Set(acted.filter((turn) => turn.session_id === id).map(({ actor_id }) => actor_id)),
            links: links.filter((link) => link.session_id === id).map((link) => link.token),
          },
        ];
      }),
    ),
    guardians,
  };
}

const OWNERS = ['user_id', 'author_id', 'reporter_id', 'actor_id'] as const;

function ownerOf({ column, row }: Mark): unknown {
  if (column.startsWith('users.')) return row['id'];
  // a vote belongs to its voter, even in a session of another owner
  if (column.startsWith('together_votes.')) return row['player_id'];
  // an audit entry belongs to the person that it is about
  if (column.startsWith('audit_log.')) return row['thing_id'];
  return OWNERS.map((name) => row[name]).find((id) => id !== undefined);
}

const idOf = ({ column, row }: Mark, table: string, name: string): string =>
  String(column.startsWith(`${table}.`) ? row['id'] : row[name]);

/** Whether a caller may read a marked value. */
export function mayKnow(mark: Mark, who: Knower, relations: Relations): boolean {
  const { audience } = mark;
  if (audience === 'server') return false;
  if (who.isAdmin) return true;
  const owner = ownerOf(mark);
  if (who.id !== null && owner === who.id) return true;
  const story = relations.stories.get(idOf(mark, 'stories', 'story_id'));
  const isAuthor = who.id !== null && story?.author_id === who.id;
  const session = relations.sessions.get(idOf(mark, 'game_sessions', 'session_id'));
  const plays = who.id !== null && session?.players.has(who.id) === true;
  const has = (token: string | null | undefined) => typeof token === 'string' && who.tokens.includes(token);
  switch (audience) {
    case 'author':
      return isAuthor;
    case 'readers':
      return isAuthor || story?.status === 'published';
    case 'players':
      return plays;
    case 'told':
      return plays || session?.links.some(has) === true;
    case 'invited':
      return plays || has(session?.token);
    case 'guardian':
      return isGuardianOf(String(owner), who, relations);
    case 'named':
      return isNamedTo(String(owner), who, relations);
    case 'username':
      // a guardian's link shows whose account it is
      if (isGuardianOf(String(owner), who, relations)) return true;
      // an administrator's username is half of their login
      if (mark.row['role'] === 'admin') return false;
      return mark.row['display_name'] === null
        ? isNamedTo(String(owner), who, relations)
        : hasPublished(String(owner), relations) && relations.isThere(String(owner));
    default:
      return false;
  }
}

const isGuardianOf = (id: string, { tokens }: Knower, { guardians }: Relations): boolean =>
  guardians.some(
    ({ hash, user_id }) => user_id === id && tokens.some((token) => hashOfToken(token).equals(hash)),
  );

const hasPublished = (id: string, { stories }: Relations): boolean =>
  [...stories.values()].some(({ author_id, status }) => author_id === id && status === 'published');

function isNamedTo(id: string, who: Knower, relations: Relations): boolean {
  const { sessions, isThere } = relations;
  if (hasPublished(id, relations)) return true;
  return [...sessions.values()].some(({ players, acted, token }) => {
    const reads = (who.id !== null && players.has(who.id)) || (token !== null && who.tokens.includes(token));
    return reads && ((isThere(id) && players.has(id)) || acted.has(id));
  });
}
