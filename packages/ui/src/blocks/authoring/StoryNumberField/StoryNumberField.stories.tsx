import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPalmLeaf, inUrdu } from '../../../stories/globals.ts';
import { Held } from '../../../stories/Held.tsx';
import { StoryNumberField } from './StoryNumberField.tsx';

const meta = {
  title: 'Blocks/Authoring/StoryNumberField',
  component: StoryNumberField,
  args: { name: 'initial_xp', value: 100, onChange: fn(), hint: 'Left blank, it becomes 10.' },
  render: ({ value: initial, onChange, ...args }) => (
    <Held initial={initial} onChange={onChange}>
      {(value, change) => <StoryNumberField {...args} value={value} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof StoryNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Blank becomes the fallback, and shows it when the field is left. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Starting XP' });
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.tab();
    await expect(field).toHaveValue('10');
  },
};

/** In tenths, and never below one of them. */
export const Multiplier: Story = {
  args: { name: 'xp_gain_multiplier', value: 0.2 },
  play: async ({ canvas, args }) => {
    const [less] = canvas.getAllByRole('button');
    await userEvent.click(less as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(0.1);
  },
};
export const Urdu: Story = { globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
