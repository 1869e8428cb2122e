import { catalogueHandlers, loseCall, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aUser, fixtureId } from '@kathaloka/contract/fixtures';
import type { AccountSession } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SignedInOnly } from '../../guards/SignedInOnly.tsx';
import { InApp } from '../../testing/InApp.tsx';
import { ProfileRoute } from './ProfileRoute.tsx';

const user = aUser({ username: 'til', email: 'til@example.com', is_verified: false });

function aSession(number: number, parts: Partial<AccountSession> = {}): AccountSession {
  return {
    id: fixtureId('session', number),
    device: `Browser ${number}`,
    created_at: '2026-11-01T08:00:00Z',
    last_used_at: '2026-11-18T20:00:00Z',
    is_current: false,
    ...parts,
  };
}

const meta: Meta<{ isGuest?: boolean }> = {
  title: 'App/Profile',
  parameters: { layout: 'fullscreen', msw: { handlers: catalogueHandlers() } },
  render: ({ isGuest = false }) => (
    <InApp path="/profile" signedInAs={isGuest ? undefined : user}>
      <Routes>
        <Route element={<SignedInOnly />}>
          <Route path="/profile" element={<ProfileRoute />} />
        </Route>
        <Route path="/login" element={<h1>Login page</h1>} />
        <Route path="/home" element={<h1>Home page</h1>} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<{ isGuest?: boolean }>;

/** A list that does not arrive says so, and is asked for again. */
export const SessionsDoNotArrive: Story = {
  beforeEach: ({ msw }) => msw.use(loseCall('listAccountSessions')),
  play: async ({ canvas, msw }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to look where you are signed in');
    msw.use(mockCall('listAccountSessions', () => [aSession(1, { is_current: true })]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('You are signed in nowhere else.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** All other browsers are signed out at once, and the list says so. */
export const EndsOtherSessions: Story = {
  beforeEach: ({ msw }) => {
    let sessions = [aSession(1, { is_current: true }), aSession(2)];
    msw.use(
      mockCall('listAccountSessions', () => sessions),
      mockCall('endOtherSessions', () => {
        sessions = sessions.filter(({ is_current }) => is_current);
        return { detail: 'Done' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Browser 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(canvas.queryByText('Browser 2')).toBeNull());
    await expect(canvas.getByText('You are signed in nowhere else.')).toBeVisible();
  },
};

export const ResendsTheMail: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('listAccountSessions', () => []),
      mockCall('resendVerification', () => ({ detail: 'Sent' })),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the mail again' }));
    await waitFor(() =>
      expect(canvas.getAllByText('Verification email sent if account exists')[0]).toBeInTheDocument(),
    );
  },
};

/** A wrong password keeps the account, and says why. */
export const KeepsTheAccount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('listAccountSessions', () => []),
      refuseCall('deleteMyAccount', { status: 422, detail: 'That is not your password' }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Delete your account?' }),
    );
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('That is not your password')).toBeVisible();
  },
};

export const LogsOut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('listAccountSessions', () => []),
      mockCall('logout', () => ({ detail: 'Signed out' })),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { name: 'Login page' })).toBeVisible();
    await expect(localStorage.getItem('tokens')).toBeNull();
  },
};

/** A guest never sees it. */
export const Guest: Story = {
  args: { isGuest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Login page' })).toBeVisible();
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/profile');
  },
};
