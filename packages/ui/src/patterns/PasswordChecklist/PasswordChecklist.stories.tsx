import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';

const meta = {
  title: 'Components/Patterns/PasswordChecklist',
  component: PasswordChecklist,
  args: { password: 'Tenalirama' },
  decorators: [(Story) => <div style={{ maxWidth: 374 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Colour is not the only signal: the icon changes, and screen readers announce 'met' or 'not yet'. */
export const Default: Story = {
  name: 'Some are met',
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem').map((part) => part.textContent);
    await expect(parts).toEqual([
      'At least 8 characters, met',
      'An uppercase letter, met',
      'A lowercase letter, met',
      'A number, not yet',
      'A special character, like ! @ # $ %, not yet',
    ]);
  },
  parameters: contents<Story>({ long: 'words', hi: { password: 'आख़िरी डाक' } }),
};

export const NothingYet: Story = { args: { password: '' } };
export const Complete: Story = { args: { password: 'Tenali#16' } };
export const Narrow: Story = {
  tags: ['behaviour'],
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
};
