import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { contents } from '../../testing/contents.ts';
import { inHindi, inUrdu, onPhone } from '../../testing/globals.ts';
import { longRefusal } from '../../testing/longText.ts';
import { FormField } from '../FormField/FormField.tsx';
import { FormDialog } from './FormDialog.tsx';

const meta = {
  title: 'Components/Patterns/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Rename “Night”',
    description: 'Its stories keep their place.',
    cancelLabel: 'Cancel',
    confirmLabel: 'Rename',
    loadingLabel: 'Renaming...',
    onConfirm: fn(),
    children: (
      <FormField label="Name" required>
        <TextField defaultValue="Night" />
      </FormField>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One field',
  play: async ({ args, step }) => {
    await expect(await screen.findByRole('dialog', { name: 'Rename “Night”' })).toBeVisible();
    await step('confirm', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('cancel', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
  parameters: contents<Story>({
    hi: {
      title: '“रात” का नाम बदलें',
      description: 'इसकी कथाएँ जहाँ हैं, वहीं रहेंगी।',
      cancelLabel: 'रहने दें',
      confirmLabel: 'नाम बदलें',
      children: (
        <FormField label="नाम" required>
          <TextField defaultValue="रात" />
        </FormField>
      ),
    },
    ur: {
      title: '“رات” کا نام بدلیں',
      description: 'اس کی داستانیں جہاں ہیں، وہیں رہیں گی۔',
      cancelLabel: 'رہنے دیں',
      confirmLabel: 'نام بدلیں',
      children: (
        <FormField label="نام" required>
          <TextField defaultValue="رات" />
        </FormField>
      ),
    },
  }),
};
export const Destructive: Story = { args: { variant: 'destructive', confirmLabel: 'Merge and delete' } };
export const Incomplete: Story = {
  args: { disabled: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Rename' })).toBeDisabled();
  },
};
/** The form cannot be confirmed twice while the request is pending. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Renaming...' });
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { error: 'This name is taken.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This name is taken.');
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { error: longRefusal },
  globals: onPhone,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { title: 'नाम बदलें', description: undefined, cancelLabel: 'रहने दें', confirmLabel: 'बदलें' },
  globals: inHindi,
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { title: 'نام بدلیں', description: undefined, cancelLabel: 'رہنے دیں', confirmLabel: 'بدلیں' },
  globals: inUrdu,
};
