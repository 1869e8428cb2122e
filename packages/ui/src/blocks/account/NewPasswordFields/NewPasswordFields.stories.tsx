import { newPasswordRules } from '@kathaloka/contract/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useForm } from '../../../hooks/useForm.ts';
import { inHindi, inUrdu, onPhone } from '../../../testing/globals.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface ExampleProps {
  label: string;
}

function Example({ label }: ExampleProps) {
  const form = useForm({
    initialValues: { password: '', confirm_password: '' },
    rules: newPasswordRules,
    liveFields: ['password', 'confirm_password'],
    onSubmit: () => {},
  });
  return (
    <form noValidate style={{ display: 'grid', gap: 16, maxWidth: 374 }} onSubmit={form.handleSubmit}>
      <NewPasswordFields form={form} label={label} />
      <button type="submit">Save</button>
    </form>
  );
}

const meta = {
  title: 'Components/Account/NewPasswordFields',
  component: Example,
  subcomponents: { NewPasswordFields },
  args: { label: 'New password' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list of requirements is shown from the start, and ticks off each. No field turns red while typing. */
export const Default: Story = {
  name: 'List of requirements',
  play: async ({ canvas, step }) => {
    const password = canvas.getByLabelText('New password');
    await expect(canvas.getByText('At least 8 characters')).toBeVisible();
    await expect(password).toHaveAccessibleDescription(/At least 8 characters/);
    await step('while typing', async () => {
      await userEvent.type(password, 'Tena');
      await expect(password).toBeValid();
      await expect(canvas.getByRole('status')).toHaveTextContent('Password must be at least 8 characters');
      await expect(canvas.getAllByText(', met')).toHaveLength(2);
    });
    await step('on blur', async () => {
      await userEvent.tab();
      await expect(password).toBeInvalid();
      await expect(password).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
    });
    await step('when corrected', async () => {
      await userEvent.type(password, 'li#16');
      await expect(password).toBeValid();
      await expect(canvas.getAllByText(', met')).toHaveLength(5);
    });
  },
};

export const Unequal: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [password, confirmation] = [
      canvas.getByLabelText('New password'),
      canvas.getByLabelText('Confirm password'),
    ];
    await userEvent.type(password, 'Tenali#16');
    await userEvent.type(confirmation, 'Tenali#1');
    await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.type(confirmation, '6');
    await expect(confirmation).toBeValid();
    await userEvent.type(password, '!');
    await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/^Password is required/);
  },
};

export const Phone: Story = { tags: ['behaviour'], ...Empty, globals: onPhone };

async function type() {
  await userEvent.tab();
  await userEvent.keyboard('Tenali');
}

/** The label wraps, and long values do not widen the fields. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { label: 'The new password, which must be unlike every other one that you have ever had anywhere' },
  globals: onPhone,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('Tenali-and-the-thousand-and-eight-lamps-of-Hampi-#16');
  },
};
export const Hindi: Story = { tags: ['behaviour'], play: type, globals: inHindi };
export const Urdu: Story = { tags: ['behaviour'], play: type, globals: inUrdu };
