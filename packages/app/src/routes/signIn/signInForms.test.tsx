import { createWorld, mockCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { leaveForProvider } from '../../browser/oidcSignIn.ts';
import { LoginRoute } from './LoginRoute.tsx';
import { RegisterRoute } from './RegisterRoute.tsx';

vi.mock(import('../../browser/oidcSignIn.ts'), async (original) => ({
  ...(await original()),
  leaveForProvider: vi.fn<typeof leaveForProvider>(),
}));

const server = appServer();
const answer = { tokens: { access_token: 'an-access-token', refresh_token: 'another' }, user: aUser({}) };

const FORMS = {
  login: {
    path: '/login',
    answeredBy: (onSent: () => void) =>
      mockCall('login', () => {
        onSent();
        return answer;
      }),
    fields: { 'Username or Email': 'til', Password: 'Lamp!oil1' },
    submit: 'Sign In',
  },
  register: {
    path: '/register',
    answeredBy: (onSent: () => void) =>
      mockCall('register', () => {
        onSent();
        return answer;
      }),
    fields: {
      Username: 'til',
      Email: 'til@example.com',
      Password: 'Lamp!oil1',
      'Confirm password': 'Lamp!oil1',
    },
    submit: 'Create Account',
  },
} as const;

it.each(['login', 'register'] as const)('two clicks on the button of %s send the form once', async (form) => {
  const { path, answeredBy, fields, submit } = FORMS[form];
  let sent = 0;
  server.use(
    mockCall('getSettings', () => createWorld().settings),
    answeredBy(() => sent++),
  );
  render(
    <InApp path={path}>
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
        <Route path="/register" element={<RegisterRoute />} />
        <Route path="/home" element={<h1>Home page</h1>} />
      </Routes>
    </InApp>,
  );
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const button = screen.getByRole('button', { name: submit });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'Home page' });
  expect(sent).toBe(1);
});

it('a login with a generated password leads to the page that replaces it', async () => {
  server.use(
    mockCall('getSettings', () => createWorld().settings),
    mockCall('login', () => ({ ...answer, user: aUser({ role: 'admin', must_change_password: true }) })),
  );
  render(
    <InApp path="/login">
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
        <Route path="/home" element={<h1>Home page</h1>} />
        <Route path="/admin/password" element={<h1>Password page</h1>} />
      </Routes>
    </InApp>,
  );
  for (const [label, value] of Object.entries(FORMS.login.fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: FORMS.login.submit }));
  expect(await screen.findByRole('heading', { name: 'Password page' })).toBeInTheDocument();
});

it('the button of a provider leaves once, and can be pressed again by who comes back from there', async () => {
  server.use(mockCall('getSettings', () => ({ ...createWorld().settings, oidc_name: 'Sarayu School' })));
  render(
    <InApp path="/login">
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
      </Routes>
    </InApp>,
  );
  const button = await screen.findByRole('button', { name: 'Continue with Sarayu School' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(leaveForProvider).toHaveBeenCalledTimes(1);
  // the browser shows the page as it was left
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  fireEvent.click(button);
  expect(leaveForProvider).toHaveBeenCalledTimes(2);
});
