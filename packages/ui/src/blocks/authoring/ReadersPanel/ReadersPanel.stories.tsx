import type { StoryInsights } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { retries, shows } from '../../../testing/plays.ts';
import { ReadersPanel } from './ReadersPanel.tsx';

const insights: StoryInsights = {
  plays: 40,
  readers: 31,
  finished: 12,
  median_minutes: 17.4,
  nodes: [
    { node: 'ghat', is_ending: false, visits: 40, readers: 31, begun: 0, stopped: 9 },
    { node: 'ferry', is_ending: false, visits: 22, readers: 20, begun: 7, stopped: null },
    { node: 'far_bank', is_ending: true, visits: 12, readers: 12, begun: null, stopped: 0 },
    { node: 'deep_water', is_ending: true, visits: 0, readers: 0, begun: 0, stopped: 0 },
  ],
  edges: [
    { from: 'ferry', to: 'far_bank', visits: null, readers: null },
    { from: 'ghat', to: 'ferry', visits: 22, readers: 20 },
  ],
};

const meta = {
  title: 'Components/Writing/ReadersPanel',
  component: ReadersPanel,
  args: { insights, onRetry: fn() },
} satisfies Meta<typeof ReadersPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figures about fewer than five readers are hidden, cell by cell. */
export const Default: Story = {
  name: 'Figures by scene',
  play: async ({ canvas }) => {
    const scenes = within(canvas.getByRole('table', { name: 'Scene by scene' }));
    await expect(scenes.getByRole('row', { name: /ferry/ })).toHaveTextContent(/20.*22.*Too few to tell/);
    await expect(scenes.getByRole('row', { name: /far_bank/ })).toHaveTextContent('Ending');
    await expect(canvas.getByText('Nobody has reached: deep_water.')).toBeVisible();
    const ways = within(canvas.getByRole('table', { name: 'Way by way' })).getAllByRole('row');
    await expect(ways.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^From/),
      expect.stringMatching(/^ghat/),
      expect.stringMatching(/^ferry/),
    ]);
  },
  parameters: contents<Story>({
    long: {
      insights: {
        ...insights,
        nodes: insights.nodes.map((scene) => ({ ...scene, node: LONG_WORD })).slice(0, 1),
        edges: insights.edges.map((way) => ({ ...way, from: LONG_WORD, to: LONG_WORD })).slice(0, 1),
      },
    },
  }),
};
export const NobodyYet: Story = {
  args: {
    insights: {
      plays: 0,
      readers: 0,
      finished: 0,
      median_minutes: null,
      nodes: insights.nodes.map((scene) => ({ ...scene, visits: 0, readers: 0, begun: 0, stopped: 0 })),
      edges: [],
    },
  },
  play: shows('Nobody has gone from one scene to another yet.'),
};
export const AQuickStory: Story = {
  tags: ['behaviour'],
  args: { insights: { ...insights, median_minutes: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minutes a game lasts').nextSibling).toHaveTextContent('Under 1');
  },
};
export const TooFew: Story = {
  args: { insights: { ...insights, plays: null, readers: null, finished: null, median_minutes: null } },
};
export const Loading: Story = { args: { insights: undefined } };
export const Failed: Story = {
  args: { insights: undefined, error: 'Failed to load story details' },
  play: retries(),
};
