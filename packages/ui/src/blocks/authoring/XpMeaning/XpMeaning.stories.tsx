import { aStoryCreate } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu } from '../../../stories/globals.ts';
import { XpMeaning } from './XpMeaning.tsx';

const meta = {
  title: 'Blocks/Authoring/XpMeaning',
  component: XpMeaning,
  args: { draft: aStoryCreate() },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof XpMeaning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The finding is said in words; the line repeats it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a player ends with 123 XP and never runs dry/)).toBeVisible();
    await expect(canvas.getByText('Undo is free')).toBeVisible();
  },
};
export const RunsDry: Story = {
  args: { draft: aStoryCreate({ initial_xp: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot pay for turn 1/)).toBeVisible();
    await expect(canvas.getByText('A player can be stuck without XP')).toBeVisible();
  },
};
export const Hindi: Story = { globals: inHindi };
export const Urdu: Story = { globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
