import { catalogueHandlers, createWorld, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aSession, aStory, aUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useParams } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { forgetChoices, storedChoices } from '../../readerActions/guestChoices.ts';
import { chooseStoryOfGuest } from '../../readerActions/guestReadings.ts';
import { InApp } from '../../testing/InApp.tsx';
import { mockGoogle } from '../../testing/mockGoogle.ts';
import { StoryRoute } from '../story/StoryRoute.tsx';
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

const story = aStory();
const session = aSession({ story_id: story.id });

function Play() {
  return <p>Playing {useParams().id}</p>;
}

/**
 * A choice in the opening asks for an account. After the sign-in with Google, the session starts after that
 * choice.
 */
export const SignsInForAChoice: Story = {
  parameters: { msw: { handlers: catalogueHandlers(createWorld({ settings, stories: [story] })) } },
  beforeEach: ({ msw }) => {
    msw.use(
      mockCall('signInWithGoogle', () => ({
        tokens: { access_token: 'a', refresh_token: 'b' },
        user: aUser({}),
      })),
      mockCall('createSession', async ({ request }) => {
        await expect(await request.json()).toEqual({
          story_id: story.id,
          choices: [{ text: 'Ask for a name' }],
        });
        return session;
      }),
    );
    chooseStoryOfGuest('another');
    return () => {
      forgetChoices();
      localStorage.removeItem('kathaloka.guestStory');
    };
  },
  render: () => (
    <InApp path={`/game/${story.id}`}>
      <Routes>
        <Route path="/game/:id" element={<StoryRoute />} />
        <Route path="/login" element={<LoginRoute />} />
        <Route path="/play/:id" element={<Play />} />
      </Routes>
    </InApp>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a name' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to Login' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Google for our-client' }));
    await expect(await canvas.findByText(`Playing ${session.id}`, {}, { timeout: 8000 })).toBeVisible();
    await expect(storedChoices()).toBeUndefined();
  },
};
