import { aStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { CommandsGrid } from './CommandsGrid.tsx';

const meta = {
  title: 'Components/Story page/CommandsGrid',
  component: CommandsGrid,
  args: { commands: aStory().game_config.commands },
} satisfies Meta<typeof CommandsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each command shows its cost. The custom action comes last, and costs 1 XP in every story. */
export const Default: Story = {
  name: 'Usual commands',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual([
      expect.stringMatching(/^Continue.*1 XP$/),
      expect.stringMatching(/^Immerse.*2 XP$/),
      expect.stringMatching(/^Show.*2 XP$/),
      expect.stringMatching(/^Undo.*0 XP$/),
      expect.stringMatching(/^Custom Action.*1 XP$/),
    ]);
  },
  parameters: contents<Story>({
    long: { commands: { ask_every_one_of_the_forty_nine_winds_: { cost: 1_000_000 } } },
  }),
};

export const WithTheAuthorsOwn: Story = {
  args: { commands: { continue: { cost: 2 }, light_a_lamp: { cost: 12 }, pray: { cost: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Light a lamp')).toBeVisible();
    await expect(canvas.getByText('12 XP')).toBeVisible();
  },
};
