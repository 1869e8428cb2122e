import { aStoryCreate } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
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
/** Every number at its greatest. */
export const LongNumbers: Story = {
  args: {
    draft: aStoryCreate({
      initial_xp: 1_000_000,
      game_config: {
        ...aStoryCreate().game_config,
        xp_gain_multiplier: 100,
        health_max: 1_000_000,
        inventory_slots: 1000,
        commands: { continue: { cost: 1_000_000 }, immerse: { cost: 1_000_000 } },
      },
    }),
  },
  globals: onPhone,
};
export const Phone: Story = { globals: onPhone };
export const Hindi: Story = { globals: inHindi };
export const Urdu: Story = { globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
