import { LANGUAGES } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Components/Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { value: 'en', languages: LANGUAGES, onValueChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Three languages',
  play: async ({ canvas, args }) => {
    const choice = canvas.getByRole('combobox', { name: 'Language' });
    await expect(choice).toHaveValue('en');
    await userEvent.selectOptions(choice, 'தமிழ்');
    await expect(args.onValueChange).toHaveBeenCalledWith('ta');
  },
  parameters: contents<Story>({ hi: { value: 'hi' }, ur: { value: 'ur' } }),
};
