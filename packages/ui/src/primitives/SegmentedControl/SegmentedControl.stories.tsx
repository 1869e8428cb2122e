import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { WithState } from '../../testing/WithState.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/Primitives/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    value: 'graph',
    onValueChange: fn(),
    options: [
      { value: 'graph', label: 'Graph' },
      { value: 'outline', label: 'Outline' },
      { value: 'json', label: 'JSON' },
    ],
  },
  render: ({ value: initial, onValueChange, ...args }) => (
    <WithState initial={initial ?? 'graph'} onChange={onValueChange}>
      {(value, change) => <SegmentedControl {...args} value={value} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop; the arrow keys choose. */
export const Default: Story = {
  name: 'One of two',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Graph' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Outline' })).toBeChecked();
    await userEvent.click(canvas.getByText('JSON'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('json');
  },
  parameters: contents<Story>({
    long: {
      value: 'a',
      options: [
        { value: 'a', label: 'All at once, without a pause' },
        { value: 'b', label: 'Letter by letter, as it is told' },
      ],
    },
    hi: {
      value: 'a',
      options: [
        { value: 'a', label: 'रात' },
        { value: 'b', label: 'ताड़पत्र' },
      ],
    },
    ur: {
      value: 'a',
      options: [
        { value: 'a', label: 'رات' },
        { value: 'b', label: 'کھجور کا پتا' },
      ],
    },
  }),
};

export const Small: Story = { args: { size: 'small' } };
export const WithIcons: Story = {
  args: {
    label: 'Theme',
    value: 'night',
    options: [
      { value: 'night', label: 'Night', icon: <Moon /> },
      { value: 'palm-leaf', label: 'Palm leaf', icon: <Sun /> },
    ],
  },
};

/** In a frame that is wider than necessary, the parts fill the frame. */
export const Stretched: Story = {
  tags: ['behaviour'],
  args: { style: { display: 'flex' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('radiogroup').getBoundingClientRect();
    const last = canvas.getByText('JSON').getBoundingClientRect();
    await expect(frame.right - last.right).toBeLessThanOrEqual(2);
  },
};

/** An unavailable option stays visible, struck through. */
export const OneIsForbidden: Story = {
  args: {
    label: 'Guru Nanak',
    value: 'never',
    options: [
      { value: 'drawn', label: 'May be drawn', disabled: true },
      { value: 'symbol', label: 'Symbol only', disabled: true },
      { value: 'never', label: 'Never' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'May be drawn' })).toBeDisabled();
  },
};
