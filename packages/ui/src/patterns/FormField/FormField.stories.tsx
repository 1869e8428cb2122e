import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { FormField } from './FormField.tsx';

const meta = {
  title: 'Components/Patterns/FormField',
  component: FormField,
  args: { label: 'Username', children: <TextField value="aditi_rao" onValueChange={fn()} /> },
  decorators: [(Story) => <div style={{ maxWidth: 374 }}>{Story()}</div>],
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Label and field',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveValue('aditi_rao');
  },
  parameters: contents<Story>({
    long: {
      label: 'The name by which the people of every village between here and the sea shall know you',
      aside: <a href="#forgot">Forgotten long ago?</a>,
      hint: 'Shown with the stories you publish. '.repeat(4),
      error: `It cannot hold ${'nirantarāndhakāritadigantara'.repeat(3)}`,
      required: true,
    },
    hi: { label: 'उपयोगकर्ता नाम', error: 'कृपया नाम लिखें' },
    ur: { label: 'صارف نام', error: 'نام درکار ہے' },
  }),
};

export const WithHint: Story = {
  args: { label: 'Display name', isOptional: true, hint: 'Shown with the stories you publish.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Display name optional' });
    await expect(field).toHaveAccessibleDescription('Shown with the stories you publish.');
  },
};

/** The error comes first; the hint stays, because it may help to correct the value. */
export const WithError: Story = {
  args: {
    error: 'Username can only contain letters, numbers, and underscores',
    hint: 'Others find you by it.',
    required: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      'Username can only contain letters, numbers, and underscores Others find you by it.',
    );
  },
};

export const WithAside: Story = {
  args: { label: 'Password', aside: <a href="#forgot">Forgot password?</a> },
};

const all = (
  <div style={{ display: 'grid', gap: 18 }}>
    <FormField label="Password" error="Password is required">
      <PasswordField value="" onValueChange={fn()} />
    </FormField>
    <FormField label="Difficulty" hint="Shown as a badge on the story page" error="Choose one">
      <Select
        value=""
        options={[{ value: 'easy', label: 'Easy' }]}
        placeholder="Choose"
        onValueChange={fn()}
      />
    </FormField>
    <FormField label="Tagline" error="Tagline is required">
      <TextArea value="" limit={300} onValueChange={fn()} />
    </FormField>
    <FormField label="Possible endings" error="One at least">
      <Stepper value={0} onValueChange={fn()} />
    </FormField>
    <FormField label="Story text size" hint="From 16 to 28">
      <Slider value={20} min={16} max={28} onValueChange={fn()} />
    </FormField>
    <FormField label="Rating" isGroup error="Choose one">
      <SegmentedControl
        value="teen"
        options={[
          { value: 'family', label: 'Family' },
          { value: 'teen', label: 'Teen' },
        ]}
        onValueChange={fn()}
      />
    </FormField>
  </div>
);

/** Every control takes its name, hint and error from the field around it. */
export const EveryControl: Story = {
  render: () => all,
  play: async ({ canvas }) => {
    const described = (name: string, description: string, role = 'textbox') =>
      expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(description);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await described('Difficulty', 'Choose one Shown as a badge on the story page', 'combobox');
    await described('Tagline', 'Tagline is required 0 of 300 characters used');
    await described('Possible endings', 'One at least');
    await described('Story text size', 'From 16 to 28', 'slider');
    await described('Rating', 'Choose one', 'radiogroup');
  },
};
export const Phone: Story = { tags: ['behaviour'], ...WithError, globals: onPhone };
