import { catalogueHandlers, createWorld, mockCall } from '@kathaloka/api/testing';
import { aGuestStory, aStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guestReading, guestSeed, isStoryOfGuest } from '../../readerActions/guestReadings.ts';
import { InApp } from '../../testing/InApp.tsx';
import { StoryRoute } from './StoryRoute.tsx';

const open = aStory({ is_open_to_guests: true });

const meta: Meta = {
  tags: ['behaviour'],
  title: 'Routes/Story opening',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => localStorage.clear(),
  render: () => (
    <InApp path={`/game/${open.id}`}>
      <Routes>
        <Route path="/game/:id" element={<StoryRoute />} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj;

const [ASK, ROW] = ['Ask for a name', 'Row without a word'];

/**
 * With two endings, the page lists those found, and a fork leads back to the choice from which the other one is
 * nearest.
 */
const twoEndings = aGuestStory({
  story_structure: {
    start_node: 'ghat',
    nodes: {
      ghat: {
        text: 'A ferry waits.',
        choices: [
          { text: ASK, target: 'end_name' },
          { text: ROW, target: 'river' },
        ],
      },
      river: {
        text: 'The river is wide.',
        choices: [
          { text: 'Land', target: 'end_bank' },
          { text: 'Turn back', target: 'end_name' },
        ],
      },
      end_name: { text: 'You have a name.', title: 'A Name', choices: [] },
      end_bank: { text: 'You have landed.', title: 'The Bank', choices: [] },
    },
  },
});

export const GuestGoesBackToAFork: Story = {
  parameters: {
    msw: {
      handlers: [
        mockCall('getGuestStory', () => twoEndings),
        ...catalogueHandlers(createWorld({ stories: [open] })),
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('the first ending is one of two', async () => {
      for (const name of [ROW, 'Land']) await userEvent.click(await canvas.findByRole('button', { name }));
      await expect(await canvas.findByText('You have found 1 of 2 endings')).toBeVisible();
    });
    await step('from the fork to the other one, with the same dice', async () => {
      const seed = guestSeed(open.id);
      await userEvent.click(await canvas.findByRole('button', { name: 'Go back here: Land' }));
      await expect(guestReading(open.id)).toEqual([{ text: ROW }]);
      await expect(guestSeed(open.id)).toBe(seed);
      await expect(seed).toMatch(/^[\da-f-]{36}$/);
      await waitFor(() => expect(canvas.getByText('The river is wide.').closest('[tabindex]')).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Turn back' }));
      await expect(await canvas.findByText('You have found all 2 endings')).toBeVisible();
      await expect(canvas.getByText('The Bank')).toBeVisible();
    });
    await step('begun again, it has dice of its own', async () => {
      const seed = guestSeed(open.id);
      await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
      await userEvent.click(await canvas.findByRole('button', { name: ROW }));
      await waitFor(() => expect(guestSeed(open.id)).toMatch(/^[\da-f-]{36}$/));
      await expect(guestSeed(open.id)).not.toBe(seed);
    });
  },
};

/** The first story in which a guest chooses is theirs, to its end. */
export const GuestChoosesTheirStory: Story = {
  parameters: {
    msw: {
      handlers: [
        mockCall('getGuestStory', () => twoEndings),
        ...catalogueHandlers(createWorld({ stories: [aStory()] })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/one tale of your choice/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: ASK }));
    await expect(await canvas.findByText('The end')).toBeVisible();
    await expect([isStoryOfGuest(open.id), isStoryOfGuest('another')]).toEqual([true, false]);
  },
};
