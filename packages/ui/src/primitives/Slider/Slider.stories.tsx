import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { WithState } from '../../testing/WithState.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Primitives/Slider',
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
    <WithState initial={initial ?? 20} onChange={onValueChange}>
      {(value, change) => <Slider {...args} value={value} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers say the value with its unit. */
export const Default: Story = {
  name: 'Size with its unit',
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Size of the tale' });
    await expect(slider).toHaveAttribute('aria-valuetext', '20 px');
    await expect(canvas.getByText('20 px')).toBeVisible();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
  },
  parameters: contents<Story>({
    hi: { 'aria-label': 'अक्षरों का आकार', format: (value) => `${value} पिक्सेल` },
    ur: { 'aria-label': 'متن کا سائز' },
  }),
};

export const AtItsStart: Story = { tags: ['behaviour'], args: { value: 16 } };
export const AtItsEnd: Story = { tags: ['behaviour'], args: { value: 28 } };
export const Disabled: Story = { args: { disabled: true } };
/** A long value text leaves most of the line to the track. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { format: (value) => `${value} pixels for every line of the tale` },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider').offsetWidth).toBeGreaterThan(120);
  },
};
