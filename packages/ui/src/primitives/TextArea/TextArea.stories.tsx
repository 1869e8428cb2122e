import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inPalmLeaf, inUrdu, onPhone } from '../../testing/globals.ts';
import { WithState } from '../../testing/WithState.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Primitives/TextArea',
  component: TextArea,
  args: { value: '', onValueChange: fn(), 'aria-label': 'Tagline' },
  render: ({ value: initial, onValueChange, ...args }) => (
    <WithState initial={initial ?? ''} onChange={onValueChange}>
      {(value, change) => <TextArea {...args} value={value} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The full stop is at the end of its sentence, even on a page of the other direction. */
export const ReadAsItIsWritten: Story = {
  tags: ['behaviour'],
  globals: inUrdu,
  args: { placeholder: 'کیا کریں گے؟' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(getComputedStyle(area).direction).toBe('rtl');
    await userEvent.type(area, 'I hold out the lamp.');
    await expect(getComputedStyle(area).direction).toBe('ltr');
    await userEvent.clear(area);
    await userEvent.type(area, 'چراغ اٹھایا۔');
    await expect(getComputedStyle(area).direction).toBe('rtl');
  },
};

export const Default: Story = {
  name: 'Empty',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tagline' }), 'Carry a stranger.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Carry a stranger.');
  },
  parameters: contents<Story>({
    hi: { face: 'tale', value: 'चप्पू पानी में उतरा और किनारा छूट गया।', 'aria-label': 'कथा' },
    ur: { face: 'tale', value: 'چپو پانی میں اترا اور کنارہ چھوٹ گیا۔', 'aria-label': 'کہانی', limit: 300 },
  }),
};

/** The counter does not cut the text: the form's rules say what is too long. */
export const WithCounter: Story = {
  tags: ['played'],
  args: { value: 'Carry', limit: 10 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('5 of 10 characters used');
    await userEvent.type(field, ' a stranger');
    await expect(field).toHaveValue('Carry a stranger');
    await expect(canvas.getByText('16 / 10')).toBeVisible();
  },
};

/** For a text that usually fits on one line but may take two, such as a title. */
export const OneLine: Story = {
  args: { rows: 1, value: 'The Ferry' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const { height } = field.getBoundingClientRect();
    await expect(height).toBe(48);
    await userEvent.type(field, '{Enter}of Three Ghats');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { value: 'Carry a stranger.', disabled: true } };

/** The field grows with its text. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    face: 'tale',
    value: 'The river keeps what is given to it, and gives back what was never asked for. '.repeat(24),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').offsetHeight).toBeGreaterThan(150);
  },
};

export const Phone: Story = {
  tags: ['behaviour'],
  args: { value: 'Carry a stranger.', limit: 300 },
  globals: onPhone,
};
export const PalmLeaf: Story = {
  tags: ['behaviour'],
  args: { value: 'Carry', limit: 300 },
  globals: inPalmLeaf,
};
