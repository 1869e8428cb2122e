import type { FastifyInstance } from 'fastify';
import type { Random } from '@kathaloka/story';
import { grant } from '../../features/economy/public.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { invite } from '../links.ts';
import { playing } from '../playing.ts';
import { people, type Person } from '../people.ts';
import { chance, pick } from './picks.ts';

/** A mark in everything of Asha's that only she and administrators may read. */
export const SECRET = 'whispers-of-asha';

export type Caller = keyof FuzzWorld['callers'];

/** Kinds of ids. Each caller knows ids of their own and of others. */
type Kind = 'story' | 'session' | 'turn' | 'link' | 'invitation' | 'user' | 'category' | 'tag';

export interface FuzzWorld {
  /** Null for a guest. */
  readonly callers: {
    readonly guest: null;
    readonly player: Person;
    readonly author: Person;
    readonly admin: Person;
  };
  /** Ids that exist, or have existed, by the name of a field or path parameter. */
  readonly idsOf: (caller: Caller, field: string, random: Random, path: string) => readonly string[];
}

/**
 * Creates people with stories and sessions. Asha, who makes no calls, has secrets. A world lasts for a few hundred
 * requests, because its people delete their accounts and end their sessions.
 */
export async function fuzzWorld(app: FastifyInstance, db: Database): Promise<FuzzWorld> {
  const play = playing(app, db);
  // with unique names, because worlds share the database
  const person = people(db);
  const named = (role: 'player' | 'admin', email = `${newId()}@example.org`) =>
    person({ role, username: `p${newId().slice(0, 12)}`, email });
  const [player, author, admin] = [await named('player'), await named('player'), await named('admin')];
  const asha = await named('player', `${SECRET}-${newId()}@example.org`);

  for (const { id } of [player, author, asha])
    await grant({ db, clock: systemClock }, { user_id: id, amount: 1000, key: 'admin:purse' });

  const published = await play.make.story({ author_id: author.id });
  const draft = await play.make.story({ author_id: author.id, status: 'draft' });
  const hidden = await play.make.story({ author_id: asha.id, status: 'draft', title: `${SECRET}, a draft` });
  const own = await play.begin(player, { author_id: author.id });
  const hers = await play.begin(asha, { author_id: author.id });
  const told = await play.act(asha, hers.id, {
    action_type: 'custom_action',
    user_action: `I sing ${SECRET}.`,
  });
  // the link does not show the words that Asha has typed
  const { body: link } = await play.call('shareTurn', {
    ...asha,
    params: { session_id: hers.id, turn_id: told.turn_id },
    body: {},
  });
  const invitation = await invite(app, player, own.id);
  const tag = await play.make.tag(`Tag ${newId()}`);
  const category = await play.make.category({ name: `c-${newId()}` });

  const of: Readonly<Record<Kind, readonly string[]>> = {
    story: [published, draft, own.story_id, hers.story_id],
    session: [own.id, hers.id],
    link: [link.token, link.id],
    invitation: [invitation],
    turn: [own.session_data.narrative_history[0]!.id, told.turn_id],
    user: [player.id, author.id, asha.id, admin.id],
    category: [category.id],
    tag: [tag.id],
  };
  const all = Object.values(of).flat();
  const owned: Partial<Record<Caller, Partial<typeof of>>> = {
    player: { session: [own.id], turn: [own.session_data.narrative_history[0]!.id], user: [player.id] },
    author: { story: [published, draft], user: [author.id] },
  };

  return {
    callers: { guest: null, player, author, admin },
    idsOf(caller, field, random, path) {
      const kind = kindOf(field, path);
      if (!kind || chance(random, 0.15)) return [pick(random, all), newId()];
      const known = owned[caller]?.[kind];
      if (known && chance(random, 0.6)) return known;
      // administrators do not get the hidden story: they may publish what they read, and then it would be no secret
      return kind === 'story' && caller !== 'admin' ? [...of.story, hidden] : of[kind];
    },
  };
}

const PATHS = {
  link: '/shared-turns/',
  story: '/stories/',
  user: '/users/',
  category: '/categories/',
  tag: '/tags/',
} as const;

export function kindOf(field: string, path: string): Kind | undefined {
  if (field.includes('story')) return 'story';
  if (field === 'token' && path.includes('/from/')) return 'link';
  if (field === 'token' && path.includes('/join/')) return 'invitation';
  if (field.includes('session')) return 'session';
  if (/turn|entry|before|seen/.test(field)) return 'turn';
  if (/user|author|owner|player/.test(field)) return 'user';
  if (field.includes('categor')) return 'category';
  if (field.includes('tag')) return 'tag';
  if (field !== 'id') return undefined;
  return (['link', 'story', 'user', 'category', 'tag'] as const).find((kind) => path.includes(PATHS[kind]));
}
