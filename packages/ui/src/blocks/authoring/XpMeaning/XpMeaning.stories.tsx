import { aStoryCreate } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { XpMeaning } from './XpMeaning.tsx';

const meta = {
  title: 'Components/Writing/XpMeaning',
  component: XpMeaning,
  args: { draft: aStoryCreate() },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof XpMeaning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text gives the result; the chart illustrates it. */
export const Default: Story = {
  name: 'XP suffices',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a player ends with 123 XP and never runs out/)).toBeVisible();
    await expect(canvas.getByText('Undo is free')).toBeVisible();
  },
  parameters: contents<Story>({
    long: {
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
  }),
};
export const RunsDry: Story = {
  args: { draft: aStoryCreate({ initial_xp: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot pay for turn 1/)).toBeVisible();
    await expect(canvas.getByText('Players can get stuck without XP')).toBeVisible();
  },
};
