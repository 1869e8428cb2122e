import {
  catalogueHandlers,
  createWorld,
  disconnectCall,
  mockCall,
  MockedRefusal,
  refuseCall,
} from '@kathaloka/api/testing';
import { aUser, fixtureId } from '@kathaloka/contract/fixtures';
import type { AccountSession } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SignedInOnly } from '../../session/SignedInOnly.tsx';
import { InApp } from '../../testing/InApp.tsx';
import { mockGoogle } from '../../testing/mockGoogle.ts';
import { AccountRoute } from './AccountRoute.tsx';

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

const faultOf = (field: string, type: string, msg: string) => ({
  status: 422,
  code: 'validation_failed' as const,
  detail: [{ loc: ['body', field], type, msg }],
});
const wrongPassword = faultOf('password', 'wrong_password', 'This is not your password');
const refusedByGoogle = faultOf('id_token', 'google_refused', 'Google did not confirm that it is you.');

interface Args {
  isGuest?: boolean;
  signsInByGoogle?: boolean;
}

const meta: Meta<Args> = {
  tags: ['behaviour'],
  title: 'Routes/Account',
  parameters: { layout: 'fullscreen', msw: { handlers: catalogueHandlers() } },
  render: ({ isGuest = false, signsInByGoogle = false }) => (
    <InApp path="/account" signedInAs={isGuest ? undefined : { ...user, has_password: !signsInByGoogle }}>
      <Routes>
        <Route element={<SignedInOnly />}>
          <Route path="/account" element={<AccountRoute />} />
        </Route>
        <Route path="/login" element={<h1>Login page</h1>} />
        <Route path="/home" element={<h1>Home page</h1>} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** A list that fails to load says so, and can be retried. */
export const SessionsDoNotArrive: Story = {
  beforeEach: ({ msw }) => msw.use(disconnectCall('listAccountSessions')),
  play: async ({ canvas, msw }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your sessions could not be loaded. Please try again.');
    msw.use(mockCall('listAccountSessions', () => [aSession(1, { is_current: true })]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('You are not signed in anywhere else.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const dialogNamed = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** All other browsers are signed out once the password has been confirmed, and the list is updated. */
export const EndsOtherSessions: Story = {
  beforeEach: ({ msw }) => {
    let sessions = [aSession(1, { is_current: true }), aSession(2)];
    msw.use(
      mockCall('listAccountSessions', () => sessions),
      mockCall('endOtherSessions', async ({ request }) => {
        const { password } = (await request.json()) as { password: string };
        if (password !== 'Tenali#16') throw new MockedRefusal(wrongPassword);
        sessions = sessions.filter(({ is_current }) => is_current);
        return { detail: 'Done' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Browser 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = await dialogNamed('Sign out everywhere else?');
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    await expect(await dialog.findByText('This is not your password')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Your password'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'Tenali#16{Enter}');
    await expect(await canvas.findByText('You are not signed in anywhere else.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A session that had already signed out by itself disappears from the list without an error. */
export const EndsOneSession: Story = {
  beforeEach: ({ msw }) => {
    let sessions = [aSession(1, { is_current: true }), aSession(2), aSession(3)];
    let hasEnded = false;
    msw.use(
      mockCall('listAccountSessions', () => sessions),
      mockCall('endSession', ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params['id']);
        if (hasEnded) throw new MockedRefusal({ status: 404, detail: 'Not Found', code: 'not_found' });
        hasEnded = true;
        return { detail: 'Done' };
      }),
    );
  },
  play: async ({ canvas }) => {
    for (const device of ['Browser 2', 'Browser 3']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Sign out ${device}` }));
      const dialog = await dialogNamed('Sign out this browser?');
      await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
      await waitFor(() => expect(canvas.queryByText(device)).toBeNull());
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expect(canvas.getByText('You are not signed in anywhere else.')).toBeVisible();
  },
};

/** An account without a password: Google confirms the person for each attempt, then the account is deleted. */
export const DeletesWithGoogle: Story = {
  args: { signsInByGoogle: true },
  beforeEach: ({ msw }) => {
    let isUsed = false;
    msw.use(
      mockCall('listAccountSessions', () => []),
      mockCall('getSettings', () => ({ ...createWorld().settings, google_client_id: 'our-client' })),
      mockCall('deleteMyAccount', async ({ request }) => {
        await expect(await request.json()).toEqual({
          deletes_stories: false,
          id_token: 'an-id-token',
          nonce: expect.any(String),
        });
        if (isUsed) return { detail: 'Gone' };
        isUsed = true;
        throw new MockedRefusal(refusedByGoogle);
      }),
    );
    return mockGoogle();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = await dialogNamed('Delete your account?');
    for (const outcome of ['refused', 'deleted']) {
      await userEvent.click(await dialog.findByRole('button', { name: 'Google for our-client' }));
      await expect(await dialog.findByText('Google has confirmed that it is you.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
      if (outcome === 'refused')
        await expect(await dialog.findByRole('alert')).toHaveTextContent(/did not confirm/);
    }
    await expect(await canvas.findByRole('heading', { name: 'Home page' })).toBeVisible();
  },
};

export const ResendsTheMail: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('listAccountSessions', () => []),
      mockCall('resendVerification', () => ({ detail: 'Sent' })),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend the email' }));
    await waitFor(() =>
      expect(canvas.getAllByText('Verification email sent if account exists')[0]).toBeInTheDocument(),
    );
  },
};

/** A wrong password does not delete the account, and the page says so. */
export const KeepsTheAccount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('listAccountSessions', () => []),
      refuseCall('deleteMyAccount', { status: 422, detail: 'This is not your password' }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
        name: 'Delete your account?',
      }),
    );
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await expect(await dialog.findByText('This is not your password')).toBeVisible();
  },
};

/** A guest never sees the page. */
export const Guest: Story = {
  args: { isGuest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Login page' })).toBeVisible();
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/account');
  },
};
