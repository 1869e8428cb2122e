import { fixtureModels } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onPhone } from '../../../testing/globals.ts';
import { motionPreference } from '../../../testing/motion.ts';
import { CommandPanel, type CommandPanelProps } from './CommandPanel.tsx';

const meta = {
  title: 'Components/Playing/CommandPanel',
  component: CommandPanel,
  args: { value: '', onValueChange: fn(), onAct: fn(), onCommand: fn(), current_xp: 84 },
  decorators: [(Story) => <div style={{ maxWidth: 820 }}>{Story()}</div>],
} satisfies Meta<typeof CommandPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Credits are beside the XP and in the cost of commands. Continue in the author's words costs none. */
export const Credits: Story = {
  args: { credits: 1240, models: { text: fixtureModels.text[0], image: fixtureModels.image[0] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('84 XP, 1,240 credits');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Advances the story. Costs 1 XP.',
    );
    await expect(canvas.getByRole('button', { name: 'Immerse' })).toHaveAccessibleDescription(
      /Costs 2 XP, and 1 credit for Tenali\./,
    );
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveAccessibleDescription(
      'Draws an image of the current scene. Costs 2 XP, and 5 credits for Vishvakarma.',
    );
  },
};

/** A picture that the built-in illustrator draws costs XP alone. */
export const FreePictures: Story = {
  tags: ['behaviour'],
  args: {
    models: {
      text: fixtureModels.text[0],
      image: { ...fixtureModels.image[0]!, is_built_in: true, credit_cost: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveAccessibleDescription(
      'Draws an image of the current scene. Costs 2 XP.',
    );
  },
};

/** The numbers are described with the field, and are no control. */
export const SaysWhatIsLeft: Story = {
  tags: ['behaviour'],
  args: { credits: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('84 XP, 12 credits');
    await expect(canvas.queryByRole('button', { name: /XP and credits|^84/ })).toBeNull();
  },
};
/** What is typed in another direction than that of the page is not under the balance. */
export const OtherDirection: Story = {
  tags: ['behaviour'],
  args: { credits: 12, value: 'میں چراغ اٹھاتا ہوں، اور پانی کی طرف دیکھتا ہوں۔' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    const balance = canvas.getByText('84 XP').getBoundingClientRect();
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
    await expect(field.right).toBeLessThanOrEqual(balance.left);
    await userEvent.click(canvas.getByText('84 XP'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const CreditsOnPhone: Story = { tags: ['behaviour'], args: { credits: 1240 }, globals: onPhone };

function Paying(args: CommandPanelProps) {
  const [turns, setTurns] = useState(0);
  return (
    <CommandPanel
      {...args}
      current_xp={84 + turns * 20}
      credits={100 - turns * 50}
      onCommand={() => setTurns((before) => before + 1)}
    />
  );
}

/** Both numbers are animated to their new values; screen readers get the result. */
export const Counting: Story = {
  tags: ['played'],
  render: (args) => <Paying {...args} />,
  beforeEach: motionPreference('no-preference'),
  parameters: { chromatic: { delay: 1500 } },
  play: async ({ canvas, canvasElement }) => {
    const counting = () => canvasElement.querySelectorAll('[data-counting]');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(counting()).toHaveLength(2);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('104 XP, 50 credits');
    await waitFor(() => expect(counting()).toHaveLength(0));
    await expect(canvas.getByText('104 XP')).toBeVisible();
    await expect(canvas.getByText('50')).toBeVisible();
  },
};

/** With reduced motion the new values are shown immediately. */
export const NotCounting: Story = {
  tags: ['behaviour'],
  ...Counting,
  beforeEach: motionPreference('reduce'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvasElement.querySelector('[data-counting]')).toBeNull();
    await expect(canvas.getByText('104 XP')).toBeVisible();
  },
};
