import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

const meta = {
  title: 'Components/Shell/PreferencesForm',
  component: PreferencesForm,
  args: {
    action: '/preferences',
    from: '/home',
    children: (
      <>
        <ThemeSwitch name="theme" value="night" onValueChange={fn()} />
        <LanguageSwitch name="language" value="hi" languages={['en', 'hi', 'ur']} onValueChange={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof PreferencesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With scripts each switch applies immediately, so there is no button. */
export const Default: Story = {
  name: 'Theme and language',
  tags: ['behaviour'],
  parameters: contents<Story>({ long: 'words' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const sent = new FormData(canvasElement.querySelector('form')!);
    await expect(Object.fromEntries(sent)).toEqual({ from: '/home', theme: 'night', language: 'hi' });
  },
};
