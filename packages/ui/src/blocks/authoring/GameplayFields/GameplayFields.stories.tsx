import { aStoryCreate } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { GameplayFields } from './GameplayFields.tsx';

const meta = {
  title: 'Components/Writing/GameplayFields',
  component: GameplayFields,
  args: { draft: aStoryCreate(), onEdit: fn() },
} satisfies Meta<typeof GameplayFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Usual prices',
  play: async ({ canvas, args }) => {
    const cost = canvas.getByRole('textbox', { name: 'Immerse' });
    await userEvent.clear(cost);
    await userEvent.type(cost, '5');
    const { game_config } = args.draft;
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      game_config: { ...game_config, commands: { ...game_config.commands, immerse: { cost: 5 } } },
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Hard' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      game_config: { ...game_config, skill_check_difficulty: 'hard' },
    });
    await expect(canvas.getByText('1 XP')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Inventory slots' })).toHaveAccessibleDescription(
      /asked what to put down/,
    );
  },
  parameters: contents<Story>({
    hi: {},
    ur: {},
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
