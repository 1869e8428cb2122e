import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { WithState } from '../../testing/WithState.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Remember me', checked: false, onCheckedChange: fn() },
  render: ({ checked: initial, onCheckedChange, ...args }) => (
    <WithState initial={initial ?? false} onChange={onCheckedChange}>
      {(checked, change) => <Checkbox {...args} checked={checked} onCheckedChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Not ticked',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
  parameters: contents<Story>({
    long: {
      checked: true,
      children:
        'This story shows sacred figures, and I have read what may be drawn, what may only be a symbol, and what may never be shown.',
    },
    hi: { checked: true, children: 'मुझे याद रखें' },
    ur: { checked: true, children: 'مجھے یاد رکھیں' },
  }),
};

export const Checked: Story = { args: { checked: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
