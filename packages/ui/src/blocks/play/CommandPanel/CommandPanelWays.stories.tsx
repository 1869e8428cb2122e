import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommandPanel } from './CommandPanel.tsx';

const meta = {
  title: 'Components/Playing/CommandPanel',
  component: CommandPanel,
  args: { value: '', onValueChange: fn(), onAct: fn(), onCommand: fn(), current_xp: 84 },
  decorators: [(Story) => <div style={{ maxWidth: 820 }}>{Story()}</div>],
} satisfies Meta<typeof CommandPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const way = { is_detour: false };

/** At a fork Continue takes none of the choices and Immerse adds none, as their texts say. */
export const AtAFork: Story = {
  tags: ['behaviour'],
  args: { choices: [way, way] },
  play: async ({ canvas }) => {
    const onward = canvas.getByRole('button', { name: 'Continue' });
    await expect(onward).toHaveTextContent('Stay with this moment');
    await expect(onward).toHaveAccessibleDescription('Stays with this moment; the choice waits. Costs 1 XP.');
    await expect(canvas.getByRole('button', { name: 'Immerse' })).toHaveAccessibleDescription(
      'A detailed description of the moment. The choices stay as they are. Costs 2 XP.',
    );
  },
};

/** If one way leads on, Continue takes it, regardless of detours, and Immerse adds choices. */
export const OneWayOn: Story = {
  tags: ['behaviour'],
  args: { choices: [way, { is_detour: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Advances the story. Costs 1 XP.',
    );
    await expect(canvas.getByRole('button', { name: 'Immerse' })).toHaveAccessibleDescription(
      'A detailed description of the moment, then two choices. Costs 2 XP.',
    );
  },
};

/** On another player's turn a member sees Continue disabled, and cannot type. */
export const TurnOfAnother: Story = {
  tags: ['behaviour'],
  args: {
    mayContinue: false,
    isChoicesOnly: true,
    choicesNote: 'In this tale you play by choices.',
    commands: ['continue'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Continue/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: /Undo/ })).toBeNull();
    await expect(canvas.getByText('In this tale you play by choices.')).toBeVisible();
  },
};
