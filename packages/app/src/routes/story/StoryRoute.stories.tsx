import { catalogueHandlers, createWorld, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aFinishedStory, aUser, twelveStories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { StoryRoute } from './StoryRoute.tsx';

const [known] = twelveStories;

interface Args {
  path: string;
  isSignedIn?: boolean;
}

const meta: Meta<Args> = {
  tags: ['behaviour'],
  title: 'Routes/Story',
  args: { path: `/game/${known!.id}` },
  parameters: { layout: 'fullscreen', msw: { handlers: catalogueHandlers() } },
  render: ({ path, isSignedIn = false }) => (
    <InApp path={path} signedInAs={isSignedIn ? aUser() : undefined}>
      <Routes>
        <Route path="/game/:id" element={<StoryRoute />} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** A guest who presses PLAY is asked to log in first. */
export const FromTheNetwork: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: known!.title })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^PLAY/ })[0]!);
    const popup = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Login Required',
    });
    await expect(popup).toHaveTextContent('Please log in to play this game');
  },
};

/** A story that does not exist can be neither retried nor reported to support. */
export const NotThere: Story = {
  args: { path: '/game/00000000-0000-4000-8000-00000000dead' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Game not found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  },
};

export const ServerFails: Story = {
  parameters: {
    msw: { handlers: [refuseCall('getStory', { status: 500, detail: '' }), ...catalogueHandlers()] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load game details')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** No failure is shown while a story is being refetched. */
export const FetchedAgain: Story = {
  parameters: {
    msw: { handlers: [refuseCall('getStory', { status: 500, detail: '' }), ...catalogueHandlers()] },
  },
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const held: { answer?: () => void } = {};
    const answered = new Promise<void>((resolve) => {
      held.answer = resolve;
    });
    msw.use(
      mockCall('getStory', async () => {
        await answered;
        return known!;
      }),
    );
    await userEvent.click(again);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    held.answer?.();
    await expect(await canvas.findByRole('heading', { level: 1, name: known!.title })).toBeVisible();
  },
};

const finished = [aFinishedStory({ story_id: known!.id })];

/** The endings that a reader has found are fetched by a call of their own. */
export const WithFoundEndings: Story = {
  args: { isSignedIn: true },
  parameters: { msw: { handlers: catalogueHandlers(createWorld({ finished })) } },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Your endings' }));
    await expect(panel.getByText('You have found 2 of 6 endings')).toBeVisible();
    await expect(panel.getByText('Both Hands on the Oar')).toBeVisible();
  },
};

/** A guest has found no endings, so they are not fetched. */
export const GuestHasNoEndings: Story = {
  parameters: {
    msw: { handlers: [refuseCall('getFoundEndings', { status: 500, detail: '' }), ...catalogueHandlers()] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: known!.title })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your endings' })).not.toBeInTheDocument();
  },
};
