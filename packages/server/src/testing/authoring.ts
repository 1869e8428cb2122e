import type { AuthoredStory, StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { grant } from '../features/economy/public.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database, NewRow } from '../platform/db/schema.ts';
import { newId } from '../platform/ids.ts';
import { callApi } from './callApi.ts';
import { factories } from './factories.ts';
import { people, type Person } from './people.ts';
import { FERRY } from './playing.ts';

/** The story of the ferry without its river: a player who is there cannot stay. */
export const BRIDGE: StoryStructure = {
  start_node: 'bank',
  nodes: {
    bank: { text: 'The bank is dark. There is a bridge.', choices: [{ text: 'Cross', target: 'far bank' }] },
    'far bank': FERRY.nodes['far bank']!,
  },
};

/** Makes authors for tests, through HTTP like a client. */
export async function authoring(app: FastifyInstance, db: Database) {
  const call = callApi(app);
  const make = factories(db);
  const anybody = people(db);
  const category = await make.category({ name: newId() });

  /** Makes a person with a unique name, so that other helpers may make people as well. */
  async function person(values: Partial<NewRow<'users'>> = {}): Promise<Person> {
    const username = `writer_${newId().slice(0, 13)}`;
    const who = await anybody({ username, email: `${username}@example.org`, ...values });
    await grant({ db, clock: systemClock }, { user_id: who.id, amount: 100, key: 'admin:purse' });
    return who;
  }

  /** The wizard's request. */
  const aStory = (changes: Partial<StoryCreate> = {}): Partial<StoryCreate> => ({
    title: 'The Ferry',
    tagline: 'He pays, but not with money.',
    story_description: 'A ferry at night.',
    story_prompt: 'A night on the river.',
    cover_image_url: '/landing/begin.webp',
    category_id: category.id,
    story_structure: FERRY,
    ...changes,
  });

  /** A story file that is not bundled. */
  function aShelf() {
    const { category_id: _, ...story } = aStory({ title: newId() });
    const shelf = { kathaloka: 1, stories: [{ category: category.name, tags: [], story }] };
    return { name: 'shelf.json', content: Buffer.from(JSON.stringify(shelf)).toString('base64') };
  }

  /** Creates a draft, or throws an error with the reason. */
  async function write(who: Person, changes: Partial<StoryCreate> = {}): Promise<AuthoredStory> {
    const { status, body } = await call('createStory', { headers: who.headers, body: aStory(changes) });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  }

  const edit = (who: Person, id: string, changes: object) =>
    call('updateStory', { headers: who.headers, params: { id }, body: changes });

  const publish = (who: Person, id: string, note?: string) =>
    call('publishStory', {
      headers: who.headers,
      params: { id },
      body: note === undefined ? undefined : { note },
    });

  async function published(who: Person, changes: Partial<StoryCreate> = {}): Promise<AuthoredStory> {
    const { id } = await write(who, changes);
    const { status, text } = await publish(who, id);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return source(who, id);
  }

  async function source(who: Person, id: string): Promise<AuthoredStory> {
    return (await call('getStorySource', { headers: who.headers, params: { id } })).body;
  }

  return { call, make, person, category, aStory, aShelf, write, edit, publish, published, source };
}
