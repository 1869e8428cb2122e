import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { fileServer } from '../testing/fileServer.ts';
import { authoringHandlers, createAuthorWorld, type AuthorWorld, mockEvents } from '../testing/index.ts';
import { withAuthoring } from './authoring.ts';
import { withDrafts } from './drafts.ts';
import { withMyStories } from './myStories.ts';
import { withPresence } from './presence.ts';

const server = fileServer();

/** An author with My Stories and the source of one story. */
async function anAuthor(world: AuthorWorld = createAuthorWorld()) {
  server.use(...authoringHandlers(world));
  const { client, store } = clientInStore();
  const { endpoints: list } = withMyStories(client);
  const { endpoints: write } = withAuthoring(client);
  const { endpoints: drafts } = withDrafts(client);
  const presence = withPresence(client);
  const { id } = world.stories[0]!;
  await store.dispatch(list.listMyStories.initiate());
  await store.dispatch(write.getStorySource.initiate({ params: { id } }));
  const source = () => write.getStorySource.select({ params: { id } })(store.getState()).data;
  return { id, list, write, drafts, presence, source, store, world };
}

describe('Writing stories', () => {
  it('refetches them while the presence of other editors is followed', async () => {
    const { id, list, presence, source, store } = await anAuthor();
    const tab = crypto.randomUUID();
    const seen: string[] = [];
    let leave = (): void => undefined;
    server.use(
      mockEvents('followPresence', async function* () {
        const editors = [{ tab: crypto.randomUUID(), name: 'meera', is_you: false, scene: null }];
        yield { event: 'editors', data: { editors } };
        await new Promise<void>((resolve) => (leave = resolve));
        yield { event: 'editors', data: { editors: [] } };
      }),
    );
    presence.onEditors(tab, (editors) => seen.push(editors.map(({ name }) => name).join()));
    presence.onPresenceEnd(tab, ({ hasFailed }) => seen.push(`ended, ${hasFailed}`));
    await store.dispatch(presence.endpoints.followPresence.initiate({ id, tab }));
    await store.dispatch(list.publishStory.initiate({ params: { id } }));
    await expect.poll(() => source()?.status).toBe('published');
    leave();
    await expect.poll(() => seen).toEqual(['meera', '', 'ended, false']);
  });

  it('returns both texts of a change to an outdated version, with the types of the call', async () => {
    const story = anAuthoredStory({ version: 4 });
    const { id, write, store } = await anAuthor(createAuthorWorld({ stories: [story] }));
    const { error } = await store.dispatch(
      write.updateStory.initiate({ params: { id }, body: { title: 'Stale', version: 3 } }),
    );
    expect(error).toMatchObject({ kind: 'http', code: 'stale_version', version: 4, conflicts: [] });
  });
});

describe('Drafts', () => {
  it('are stored in the order in which they were typed, and deleted after that', async () => {
    const { drafts, store, world } = await anAuthor();
    const params = { place: 'new' } as const;
    const save = (title: string, version: number) =>
      store.dispatch(drafts.saveDraft.initiate({ params, body: { content: { title }, version } }));
    const saved = [save('one', 0), save('two', 1), save('three', 2)];
    await Promise.all(saved);
    expect(world.drafts['new']).toMatchObject({ content: { title: 'three' }, version: 3 });
    const last = save('four', 3);
    await Promise.all([last, store.dispatch(drafts.deleteDraft.initiate({ params }))]);
    expect(world.drafts).toEqual({});
  });

  it('of a stale tab are refused with the stored version', async () => {
    const { drafts, store } = await anAuthor();
    const params = { place: 'new' } as const;
    const body = { content: {}, version: 0 };
    await store.dispatch(drafts.saveDraft.initiate({ params, body }));
    const { error } = await store.dispatch(drafts.saveDraft.initiate({ params, body }));
    expect(error).toMatchObject({ code: 'stale_draft', version: 1 });
  });
});
