import { catalogueHandlers, disconnectCall, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { forgetChoices, storeChoices } from '../../readerActions/guestChoices.ts';
import { InApp } from '../../testing/InApp.tsx';
import { ForgotPasswordRoute } from './ForgotPasswordRoute.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { RegisterRoute } from './RegisterRoute.tsx';
import { ResetPasswordRoute } from './ResetPasswordRoute.tsx';
import { VerifyEmailRoute } from './VerifyEmailRoute.tsx';

const user = aUser({ username: 'til' });
const tokens = { access_token: 'an-access-token', refresh_token: 'a-refresh-token' };

const meta: Meta<{ path: string }> = {
  tags: ['behaviour'],
  title: 'Routes/Account',
  args: { path: '/login' },
  parameters: { layout: 'fullscreen', msw: { handlers: catalogueHandlers() } },
  beforeEach: () => localStorage.removeItem('redirectAfterLogin'),
  render: ({ path }) => (
    <InApp path={path}>
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
        <Route path="/register" element={<RegisterRoute />} />
        <Route path="/forgot-password" element={<ForgotPasswordRoute />} />
        <Route path="/reset-password" element={<ResetPasswordRoute />} />
        <Route path="/verify-email" element={<VerifyEmailRoute />} />
        <Route path="/home" element={<h1>Home page</h1>} />
        <Route path="/game/:id" element={<h1>Story page</h1>} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<{ path: string }>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function signIn(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Username or Email'), 'til');
  await userEvent.type(canvas.getByLabelText('Password'), 'Lamp!oil1');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
}

/** A login redirects to Home. */
export const Login: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall('login', () => ({ tokens, user }))),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Home page' }, { timeout: 8000 })).toBeVisible();
  },
};

/** A login redirects to the page that required it, but never to another site. */
export const LoginLeadsBack: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('redirectAfterLogin', '/game/ferryman');
    msw.use(mockCall('login', () => ({ tokens, user })));
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Story page' })).toBeVisible();
    await expect(localStorage.getItem('redirectAfterLogin')).toBeNull();
  },
};

/** A login does not redirect to the login page itself, which is empty for a signed-in user. */
export const LoginLeadsNotToItself: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('redirectAfterLogin', '/login?from=profile');
    msw.use(mockCall('login', () => ({ tokens, user })));
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Home page' })).toBeVisible();
  },
};

/** If the server sends a text of its own, that is shown. */
export const LoginRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuseCall('login', { status: 401, detail: 'Wrong name or password' })),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong name or password');
  },
};

export const LoginWithoutNetwork: Story = {
  beforeEach: ({ msw }) => msw.use(disconnectCall('login')),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed');
  },
};

let answerMe = () => {};

/** A token in the address signs in without showing the form. */
export const LoginByLink: Story = {
  args: { path: '/login?token=a-token' },
  beforeEach: ({ msw }) => {
    // answers only after the story has seen the page wait
    const answered = new Promise<void>((resolve) => {
      answerMe = resolve;
    });
    msw.use(
      mockCall('getMe', async () => {
        await answered;
        return user;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing in...')).toBeVisible();
    answerMe();
    await expect(await canvas.findByRole('heading', { name: 'Home page' }, { timeout: 8000 })).toBeVisible();
  },
};

/** A guest's choices survive every way of signing in. */
export const StoredChoice: Story = {
  args: { path: '/register' },
  beforeEach: () => {
    storeChoices('ferryman', [{ text: 'Ask for a name' }]);
    return forgetChoices;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your choice is kept/)).toHaveTextContent(/Ask for a name$/);
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByText(/^Your choice is kept/)).toHaveTextContent(/Ask for a name$/);
  },
};

async function register(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Username'), 'til');
  await userEvent.type(canvas.getByLabelText('Email'), 'til@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'Lamp!oil1');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Lamp!oil1');
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
}

export const Register: Story = {
  args: { path: '/register' },
  beforeEach: ({ msw }) => msw.use(refuseCall('register', { status: 403, detail: 'Nobody may register' })),
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nobody may register');
  },
};

/** A problem with one field is shown at that field. */
export const UsernameTaken: Story = {
  args: { path: '/register' },
  beforeEach: ({ msw }) =>
    msw.use(refuseCall('register', { status: 409, code: 'taken', detail: 'It is taken', field: 'username' })),
  play: async ({ canvas }) => {
    await register(canvas);
    const username = canvas.getByLabelText('Username');
    await waitFor(() => expect(username).toHaveAccessibleDescription('It is taken'));
    await expect(username).toHaveFocus();
  },
};
export const PasswordTooCommon: Story = {
  args: { path: '/register' },
  beforeEach: ({ msw }) =>
    msw.use(
      refuseCall('register', {
        status: 422,
        code: 'validation_failed',
        detail: [{ loc: ['body', 'password'], msg: 'It is too common', type: 'common_password' }],
      }),
    ),
  play: async ({ canvas }) => {
    await register(canvas);
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/too common/);
  },
};

export const ForgotPassword: Story = {
  args: { path: '/forgot-password' },
  beforeEach: ({ msw }) => msw.use(mockCall('forgotPassword', () => ({ detail: 'Sent' }))),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'til@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  },
};

/** A link that was used before, or has expired. */
export const ResetWithAnOldLink: Story = {
  args: { path: '/reset-password?token=old' },
  beforeEach: ({ msw }) =>
    msw.use(refuseCall('resetPassword', { status: 400, code: 'invalid_link', detail: 'Used before' })),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Lamp!oil1');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Lamp!oil1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
  },
};

export const ResetWithoutALink: Story = {
  args: { path: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link no longer works')).toBeVisible();
  },
};

export const EmailVerified: Story = {
  args: { path: '/verify-email?token=good' },
  beforeEach: ({ msw }) => msw.use(mockCall('verifyEmail', () => ({ detail: 'Verified' }))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Email verified successfully')[0]).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/login');
  },
};

/** The token is no longer in the address, so the retry sends the remembered one. */
export const EmailNotChecked: Story = {
  args: { path: '/verify-email?token=fresh' },
  beforeEach: ({ msw }) => msw.use(disconnectCall('verifyEmail')),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('We could not check the link.')).toBeVisible();
    msw.use(mockCall('verifyEmail', () => ({ detail: 'Verified' })));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Email verified successfully' })).toBeVisible();
  },
};

export const EmailNotVerified: Story = {
  args: { path: '/verify-email?token=old' },
  beforeEach: ({ msw }) => msw.use(refuseCall('verifyEmail', { status: 400, detail: 'Too old' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Email verification failed')[0]).toBeVisible());
    await expect(canvas.getByText('Too old')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
