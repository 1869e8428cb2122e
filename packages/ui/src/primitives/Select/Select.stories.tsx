import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { WithState } from '../../testing/WithState.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Primitives/Select',
  component: Select,
  args: {
    value: 'medium',
    onValueChange: fn(),
    'aria-label': 'Difficulty',
    options: [
      { value: 'easy', label: 'Easy' },
      { value: 'medium', label: 'Medium' },
      { value: 'hard', label: 'Hard' },
    ],
  },
  render: ({ value: initial, onValueChange, ...args }) => (
    <WithState initial={initial ?? ''} onChange={onValueChange}>
      {(value, change) => <Select {...args} value={value} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One is chosen',
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Difficulty' });
    await expect(select).toHaveDisplayValue('Medium');
    await userEvent.selectOptions(select, 'hard');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hard');
    await expect(select).toHaveDisplayValue('Hard');
  },
  parameters: contents<Story>({
    hi: { value: 'a', options: [{ value: 'a', label: 'मध्यम' }], 'aria-label': 'कठिनाई' },
    ur: { value: 'a', options: [{ value: 'a', label: 'درمیانہ' }], 'aria-label': 'مشکل' },
  }),
};

export const NothingChosen: Story = {
  args: { value: '', placeholder: 'Choose a difficulty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose a difficulty');
  },
};

export const OneCannotBeChosen: Story = {
  args: { options: [...meta.args.options, { value: 'cruel', label: 'Cruel', disabled: true }] },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'Chronicles of the Lesser-Known Kingdoms of the Eastern Shore' }],
  },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
};
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
