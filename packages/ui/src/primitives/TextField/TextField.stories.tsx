import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { WithState } from '../../testing/WithState.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Primitives/TextField',
  component: TextField,
  args: { value: '', onValueChange: fn(), 'aria-label': 'Email', placeholder: 'you@example.com' },
  render: ({ value: initial, onValueChange, ...args }) => (
    <WithState initial={initial ?? ''} onChange={onValueChange}>
      {(value, change) => <TextField {...args} value={value} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Empty, with a placeholder',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'aditi');
    await expect(field).toHaveValue('aditi');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('aditi');
  },
  parameters: contents<Story>({
    long: { value: 'a_very_long_address_that_goes_on_and_on@an-equally-long-domain.example.photography' },
    hi: { value: 'अदिति राव', 'aria-label': 'नाम' },
    ur: { value: 'ادیتی راؤ', 'aria-label': 'نام' },
  }),
};

export const Focused: Story = {
  tags: ['focused'],
  args: { value: 'aditi_rao' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The border grows inwards: nothing moves when an error appears or disappears. */
export const Invalid: Story = {
  args: { value: 'aditi rao', 'aria-invalid': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveStyle({ height: '48px', borderTopWidth: '2px' });
  },
};

export const Disabled: Story = { args: { value: 'aditi_rao', disabled: true } };
export const ReadOnly: Story = { args: { value: 'aditi@example.com', readOnly: true } };

/** A text that readers will see has the typeface of the story. */
export const TaleFace: Story = { args: { value: 'The Ferryman of Three Crossings', face: 'tale' } };
