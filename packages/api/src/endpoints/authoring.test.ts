import { aStoryCreate, anAuthoredStory } from '@kathaloka/contract/fixtures';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { authoringHandlers, createAuthorWorld, type AuthorWorld, mockEvents } from '../testing/index.ts';
import { withAuthoring } from './authoring.ts';
import { withDrafts } from './drafts.ts';
import { withMyStories } from './myStories.ts';
import { withPresence } from './presence.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** An author who looks at My Stories and at the source of one of them. */
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
  const rows = () => list.listMyStories.select()(store.getState()).data?.stories;
  const source = () => write.getStorySource.select({ params: { id } })(store.getState()).data;
  return { id, list, write, drafts, presence, rows, source, store, world };
}

describe('Writing stories', () => {
  it('shows a new story in My Stories', async () => {
    const { write, rows, store } = await anAuthor();
    const body = aStoryCreate({ title: 'A new one' });
    await store.dispatch(write.createStory.initiate({ body }));
    await expect.poll(() => rows()?.map(({ title }) => title)).toContain('A new one');
  });

  it('refreshes the row and the source of a story that was changed, published or archived', async () => {
    const { id, list, write, rows, source, store } = await anAuthor();
    await store.dispatch(write.updateStory.initiate({ params: { id }, body: { title: 'Changed' } }));
    await expect.poll(() => [rows()?.[0]?.title, source()?.title]).toEqual(['Changed', 'Changed']);
    await store.dispatch(list.publishStory.initiate({ params: { id }, body: { note: 'First' } }));
    await expect.poll(() => [rows()?.[0]?.status, source()?.status]).toEqual(['published', 'published']);
    await store.dispatch(list.archiveStory.initiate({ params: { id } }));
    await expect.poll(() => rows()?.[0]?.status).toBe('archived');
  });

  it('refreshes them while somebody is followed, who else edits the story', async () => {
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

  it('refreshes the history when a version was published', async () => {
    const { id, list, write, store } = await anAuthor();
    const versions = () =>
      write.listStoryVersions.select({ params: { id } })(store.getState()).data?.versions.length;
    await store.dispatch(write.listStoryVersions.initiate({ params: { id } }));
    expect(versions()).toBe(0);
    await store.dispatch(list.publishStory.initiate({ params: { id } }));
    await expect.poll(versions).toBe(1);
  });

  it('returns both texts of a change that was based on an older version, typed by the call', async () => {
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

  it('of a stale tab are refused with the version that is stored', async () => {
    const { drafts, store } = await anAuthor();
    const params = { place: 'new' } as const;
    const body = { content: {}, version: 0 };
    await store.dispatch(drafts.saveDraft.initiate({ params, body }));
    const { error } = await store.dispatch(drafts.saveDraft.initiate({ params, body }));
    expect(error).toMatchObject({ code: 'stale_draft', version: 1 });
  });
});
