import { adminHandlers, MockedRefusal, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { markAsAdmin } from './adminFlag.ts';
import { AppRoutes } from '../../routing/AppRoutes.tsx';

const server = appServer();
const user = aUser({ role: 'admin' });
const refusal = { status: 403, code: 'forbidden', detail: 'You do not have permission to do this.' } as const;

beforeEach(() => {
  markAsAdmin(true);
});

it('redirects a person who is demoted while a page is open, after one request', async () => {
  let refused = 0;
  server.use(
    mockCall('getMe', () => user),
    ...adminHandlers(),
  );
  // the pages are loaded lazily
  await act(async () => {
    render(
      <InApp path="/admin/people" signedInAs={user}>
        <AppRoutes />
      </InApp>,
    );
  });
  const [premium] = await screen.findAllByRole('switch');
  server.use(
    refuseCall('updateUser', refusal),
    mockCall('listUsers', () => {
      refused += 1;
      throw new MockedRefusal(refusal);
    }),
  );
  fireEvent.click(premium!);
  expect(await screen.findByRole('heading', { name: 'You do not have permission' })).toBeInTheDocument();
  // long enough for a refetch loop to show
  const back = screen.findByRole('heading', { name: 'People' }, { timeout: 500 });
  await expect(back).rejects.toThrow('Unable to find');
  expect(refused).toBe(1);
});
