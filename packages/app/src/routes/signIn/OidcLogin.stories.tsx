import { catalogueHandlers, createWorld, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { RegisterRoute } from './RegisterRoute.tsx';

const world = createWorld();
const settings = { ...world.settings, oidc_name: 'Sarayu School' };
const BINDING = 'a-value-of-this-tab-alone';

function AddressOfLogin() {
  const { hash } = useLocation();
  return (
    <>
      <LoginRoute />
      <p>Behind the address: {hash || 'nothing'}</p>
    </>
  );
}

const at = (path: string) => (
  <InApp path={path}>
    <Routes>
      <Route path="/login" element={<AddressOfLogin />} />
      <Route path="/register" element={<RegisterRoute />} />
      <Route path="/home" element={<h1>Home page</h1>} />
    </Routes>
  </InApp>
);

const meta: Meta = {
  tags: ['behaviour'],
  title: 'Routes/Account',
  parameters: { layout: 'fullscreen', msw: { handlers: catalogueHandlers(createWorld({ settings })) } },
  beforeEach: () => {
    sessionStorage.setItem('kathaloka.oidcBinding', BINDING);
    return () => sessionStorage.clear();
  },
};
export default meta;
type Story = StoryObj;

/** The ticket in the address is sent with the value of this tab, and signs in. */
export const ReturnsFromProvider: Story = {
  render: () => at('/login#oidc=a-ticket'),
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('signInWithOidc', async ({ request }) => {
        await expect(await request.json()).toEqual({ ticket: 'a-ticket', binding: BINDING });
        return { tokens: { access_token: 'a', refresh_token: 'b' }, user: aUser({}) };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Home page' }, { timeout: 8000 })).toBeVisible();
  },
};

/** A refusal is shown on the login page, whose address has no ticket any more. */
export const RefusedByProvider: Story = {
  render: () => at('/login#oidc=a-ticket'),
  beforeEach: ({ msw }) =>
    msw.use(
      refuseCall('signInWithOidc', {
        status: 401,
        code: 'oidc_sign_in_failed',
        detail: 'Sarayu School cannot be reached at the moment. Please try again',
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sarayu School cannot be reached');
    await expect(canvas.getByText('Behind the address: nothing')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with Sarayu School' })).toBeEnabled();
  },
};

/** A second factor is asked for, and sent with the same ticket. */
export const AsksForCodeAfterProvider: Story = {
  render: () => at('/login#oidc=a-ticket'),
  beforeEach: ({ msw }) =>
    msw.use(
      refuseCall('signInWithOidc', {
        status: 401,
        code: 'second_factor_required',
        detail: 'Please enter the code of your authenticator app',
      }),
    ),
  play: async ({ canvas, msw }) => {
    const field = await canvas.findByLabelText('Code');
    msw.use(
      mockCall('signInWithOidc', async ({ request }) => {
        await expect(await request.json()).toEqual({ ticket: 'a-ticket', binding: BINDING, code: '123456' });
        return { tokens: { access_token: 'a', refresh_token: 'b' }, user: aUser({}) };
      }),
    );
    await userEvent.type(field, '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('heading', { name: 'Home page' }, { timeout: 8000 })).toBeVisible();
  },
};

/** The registration has the same button. */
export const RegistersWithProvider: Story = {
  render: () => at('/register'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Sarayu School' })).toBeEnabled();
  },
};
