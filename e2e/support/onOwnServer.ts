import { type OwnServer, type Settings, startOwnServer } from './ownServer.ts';
import { test } from './test.ts';

/** Runs journeys that change shared data, such as the catalogue, on a server of their own. */
export const onOwnServer = (settings?: Settings) =>
  test.extend<object, { server: OwnServer }>({
    server: [
      // eslint-disable-next-line no-empty-pattern -- the runner reads the names of fixtures from here
      async ({}, run) => {
        const server = await startOwnServer(settings);
        await run(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ server }, run) => run(server.url),
  });
