import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../stories/globals.ts';
import { Held } from '../../stories/Held.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Remember me', isChecked: false, onCheckedChange: fn() },
  render: ({ isChecked: initial, onCheckedChange, ...args }) => (
    <Held initial={initial} onChange={onCheckedChange}>
      {(isChecked, change) => <Checkbox {...args} isChecked={isChecked} onCheckedChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { isChecked: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { isChecked: true, disabled: true } };
export const LongText: Story = {
  args: {
    isChecked: true,
    children:
      'This story shows sacred figures, and I have read what may be drawn, what may only be a symbol, and what may never be shown.',
  },
  globals: onPhone,
};
export const Hindi: Story = { args: { isChecked: true, children: 'मुझे याद रखें' }, globals: inHindi };
export const Urdu: Story = { args: { isChecked: true, children: 'مجھے یاد رکھیں' }, globals: inUrdu };
export const PalmLeaf: Story = { args: { isChecked: true }, globals: inPalmLeaf };
