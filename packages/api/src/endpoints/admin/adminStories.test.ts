import { expect, it } from 'vitest';
import { clientInStore } from '../../testing/clientInStore.ts';
import { fileServer } from '../../testing/fileServer.ts';
import {
  adminHandlers,
  createAdminWorld,
  disconnectCall,
  mockCall,
  refuseCall,
} from '../../testing/index.ts';
import { withAdminStories } from './adminStories.ts';

const server = fileServer();

/** An administrator with the list of all stories and the page of its first story loaded. */
async function anAdmin() {
  const world = createAdminWorld();
  server.use(...adminHandlers(world));
  const { client, store } = clientInStore();
  const { endpoints } = withAdminStories(client);
  const list = { query: { page: 1 } };
  await store.dispatch(endpoints.listAllStories.initiate(list));
  const row = () => endpoints.listAllStories.select(list)(store.getState()).data!.stories[0]!;
  const { id, is_featured: was } = row();
  const feature = (is_featured: boolean) =>
    store.dispatch(endpoints.setFeatured.initiate({ params: { id }, body: { is_featured } }));
  return { row, was, feature };
}

it('The featured flag changes before the server has answered, and then shows the answer', async () => {
  const { row, was, feature } = await anAdmin();
  server.use(mockCall('setFeatured', () => ({ is_featured: was })));
  const answer = feature(!was);
  expect(row().is_featured).toBe(!was);
  await answer;
  expect(row().is_featured).toBe(was);
});

it.each([
  ['refuses', refuseCall('setFeatured', { status: 404, detail: 'Game not found' })],
  ['fails', refuseCall('setFeatured', { status: 500, detail: 'Broken' })],
  ['cannot be reached', disconnectCall('setFeatured')],
])('The featured flag is rolled back if the server %s', async (_how, handler) => {
  const { row, was, feature } = await anAdmin();
  server.use(handler);
  const { error } = await feature(!was);
  expect(error).toBeDefined();
  expect(row().is_featured).toBe(was);
});

it('Of two clicks the last one counts, whatever the answer to the first', async () => {
  const { row, was, feature } = await anAdmin();
  const first = feature(!was);
  const second = feature(was);
  await Promise.all([first, second]);
  expect(row().is_featured).toBe(was);
});
