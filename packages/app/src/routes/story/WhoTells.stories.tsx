import { catalogueHandlers, createWorld, mockCall } from '@kathaloka/api/testing';
import { anOpening, aStory } from '@kathaloka/contract/fixtures';
import type { Opening } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { StoryRoute } from './StoryRoute.tsx';

const story = aStory();

const meta: Meta = {
  tags: ['behaviour'],
  title: 'Routes/Story opening',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path={`/game/${story.id}`}>
      <Routes>
        <Route path="/game/:id" element={<StoryRoute />} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj;

const served = (opening: Opening) => ({
  msw: {
    handlers: [
      mockCall('getOpening', () => opening),
      ...catalogueHandlers(createWorld({ stories: [story] })),
    ],
  },
});

/** Under the first scene stands whether a model may tell in the story. */
export const WhoTellsTheStory: Story = {
  parameters: served(
    anOpening({ tellers: { scenes: 'author', by_models: false, pictures_by_models: false, cover: null } }),
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'How it begins' });
    await expect(await within(region).findByText('Every word by its author')).toBeVisible();
  },
};

/** A story without scenes has no opening, but says it as well. */
export const WhoTellsAnOpenStory: Story = {
  parameters: served({
    text: 'A night.',
    choices: [],
    tellers: { scenes: 'free', by_models: true, pictures_by_models: false, cover: null },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/in some scenes, by a language model/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'How it begins' })).toBeNull();
  },
};
