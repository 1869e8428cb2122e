import { adminHandlers, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { markAsAdmin } from '../routes/admin/adminFlag.ts';
import { AppRoutes } from '../routing/AppRoutes.tsx';
import { appServer } from '../testing/appServer.ts';
import { InApp } from '../testing/InApp.tsx';
import { SessionLost } from './SessionLost.tsx';

const server = appServer();
const user = aUser({ role: 'admin' });
const NOT_SIGNED_IN = { status: 401, code: 'not_signed_in', detail: 'Not authenticated' } as const;

beforeEach(() => {
  markAsAdmin(true);
});

it('a lost session on a page of administrators leads to their own login', async () => {
  server.use(
    mockCall('getMe', () => user),
    ...adminHandlers(),
  );
  await act(async () => {
    render(
      <InApp path="/admin/people" signedInAs={user}>
        <SessionLost />
        <AppRoutes />
      </InApp>,
    );
  });
  const [premium] = await screen.findAllByRole('switch');
  server.use(refuseCall('updateUser', NOT_SIGNED_IN), refuseCall('refreshTokens', NOT_SIGNED_IN));
  fireEvent.click(premium!);
  await screen.findByText('For administrators');
  // the next reader's login would redirect there
  expect(localStorage.getItem('redirectAfterLogin')).toBeNull();
});
