import { LANGUAGES } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { withLongWords } from '../../../testing/longWords.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const preferences = (
  <>
    <ThemeSwitch value="night" onValueChange={fn()} />
    <LanguageSwitch value="en" languages={LANGUAGES} onValueChange={fn()} />
  </>
);

const meta = {
  title: 'Components/Shell/SiteFooter',
  component: SiteFooter,
  args: { social: { chat: 'https://example.com/chat' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Links and languages',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2025 Kathaloka')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Who writes here' })).toHaveAttribute(
      'href',
      '/who-writes-here',
    );
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(canvas.getByRole('link', { name: 'Community chat' })).toHaveAttribute(
      'href',
      'https://example.com/chat',
    );
    await expect(canvas.getByRole('img', { name: 'Pictures' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pictures' })).toBeNull();
  },
};

export const WithPreferences: Story = { args: { preferences }, globals: onDesktop };

/** Without room for one line, all links wrap together to the end of the second line. */
export const NotWideEnough: Story = {
  tags: ['behaviour'],
  args: { preferences },
  globals: onDesktop,
  decorators: [(Story) => <div style={{ inlineSize: 1024 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [terms, chat, films] = [
      canvas.getByRole('link', { name: 'Terms of Service' }),
      canvas.getByRole('link', { name: 'Community chat' }),
      canvas.getByRole('img', { name: 'Films' }),
    ].map((element) => element.getBoundingClientRect());
    await expect(chat!.top).toBeLessThan(terms!.bottom);
    await expect(chat!.left).toBeGreaterThan(terms!.right);
    await expect(films!.right).toBeGreaterThan(900);
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { preferences },
  decorators: [withLongWords],
  globals: onPhone,
};
