import { adminHandlers, createAdminWorld, mockCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { AdminStoriesRoute } from './AdminStoriesRoute.tsx';

const server = appServer();
const user = aUser({ role: 'admin' });

it('takes back a change of several stories', async () => {
  const world = createAdminWorld();
  const before = world.stories;
  server.use(
    mockCall('getMe', () => user),
    ...adminHandlers(world),
  );
  render(
    <InApp path="/admin/stories" signedInAs={user}>
      <ToastProvider>
        <AdminStoriesRoute />
      </ToastProvider>
    </InApp>,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop featuring' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(world.stories.some(({ is_featured }) => is_featured)).toBe(false);
  fireEvent.click(undo);
  await expect.poll(() => world.stories).toEqual(before);
  expect(before.some(({ is_featured }) => is_featured)).toBe(true);
});
