import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPalmLeaf, inUrdu } from '../../stories/globals.ts';
import { Held } from '../../stories/Held.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  args: {
    'aria-label': 'Size of the tale',
    value: 20,
    min: 16,
    max: 28,
    format: (value) => `${value} px`,
    onValueChange: fn(),
  },
  render: ({ value: initial, onValueChange, ...args }) => (
    <Held initial={initial} onChange={onValueChange}>
      {(value, change) => <Slider {...args} value={value} onValueChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers say the value with its unit. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Size of the tale' });
    await expect(slider).toHaveAttribute('aria-valuetext', '20 px');
    await expect(canvas.getByText('20 px')).toBeVisible();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
  },
};

export const AtItsStart: Story = { args: { value: 16 } };
export const AtItsEnd: Story = { args: { value: 28 } };
export const Disabled: Story = { args: { disabled: true } };
export const Urdu: Story = { args: { 'aria-label': 'متن کا سائز' }, globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
