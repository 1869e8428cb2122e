import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { ExpressionField } from './ExpressionField.tsx';

const meta = {
  title: 'Components/Writing/ExpressionField',
  component: ExpressionField,
  args: {
    label: 'Offered when',
    kind: 'condition',
    value: 'has lamp and courage >= 3',
    names: { things: ['lamp', 'lotus'], numbers: ['courage'] },
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 384, minHeight: 260 }}>{Story()}</div>],
  render: ({ value, onValueChange, ...args }) => (
    <WithState initial={value} onChange={onValueChange}>
      {(held, change) => <ExpressionField {...args} value={held} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof ExpressionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A condition',
  play: shows('Only with the lamp and if courage is at least 3'),
  parameters: contents<Story>({
    hi: { label: 'कब मिले', value: 'has दीपक' },
    ur: { label: 'کب ملے', value: 'has lamp and courage >= 3' },
    long: { value: `has ${LONG_WORD} and ${LONG_WORD} >= 3` },
  }),
};
export const Effect: Story = {
  args: { label: 'Changes', kind: 'effect', value: 'courage + 1; lose lamp' },
  play: shows('courage rises by 1. The player loses the lamp.'),
};
/** The check of an attempt, with a hint. */
export const Check: Story = {
  args: {
    label: 'What it takes',
    kind: 'check',
    hint: 'A number of the story.',
    value: 'roll courage >= 8',
  },
  play: shows('It succeeds if courage and the die make at least 8.'),
};
/** Names of the story are suggested while typing; the arrow keys choose, Enter accepts, Escape dismisses. */
export const Completing: Story = {
  tags: ['behaviour'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Offered when' });
    await userEvent.type(field, 'has l');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('has lotus ');
    await userEvent.keyboard('an{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('has lotus an');
  },
};
/** An error is shown with its position. */
export const Faulty: Story = {
  args: { value: 'courage >= three' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByText(/^Character 12/)).toBeVisible();
  },
};
