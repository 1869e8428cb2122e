import { catalogueHandlers, createWorld, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, userEvent } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { mockGoogle } from '../../testing/mockGoogle.ts';
import { LoginRoute } from './LoginRoute.tsx';

const world = createWorld();
const settings = { ...world.settings, google_client_id: 'our-client' };

const meta: Meta = {
  tags: ['behaviour'],
  title: 'Routes/Account',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: catalogueHandlers(createWorld({ settings })) },
  },
  beforeEach: mockGoogle,
  render: () => (
    <InApp path="/login">
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
        <Route path="/home" element={<h1>Home page</h1>} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj;

/** Google's token is sent to the server, which alone verifies it. */
export const SignsIn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('signInWithGoogle', async ({ request }) => {
        await expect(await request.json()).toEqual({
          id_token: 'an-id-token',
          nonce: expect.stringMatching(/^[\da-f]{32}$/),
        });
        return { tokens: { access_token: 'a', refresh_token: 'b' }, user: aUser({}) };
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google for our-client' }));
    await expect(await canvas.findByRole('heading', { name: 'Home page' }, { timeout: 8000 })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refuseCall('signInWithGoogle', { status: 401, detail: 'Token used too late' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google for our-client' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Google login failed: Token used too late',
    );
  },
};
