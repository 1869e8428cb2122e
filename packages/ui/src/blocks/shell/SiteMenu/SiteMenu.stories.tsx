import { twelveStories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onPhone } from '../../../testing/globals.ts';
import { withInertLinks } from '../../../testing/inertLinks.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { withLongWords } from '../../../testing/longWords.tsx';
import { SiteMenu } from './SiteMenu.tsx';

const onSelect = fn();

const meta = {
  title: 'Components/Shell/SiteMenu',
  component: SiteMenu,
  args: {
    open: true,
    onOpenChange: fn(),
    currentPath: '/home',
    isSignedIn: true,
    search: {
      value: 'river',
      results: twelveStories.slice(0, 3),
      onValueChange: fn(),
      onSelect,
      delayMs: 50,
    },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: onPhone,
  decorators: [withInertLinks],
} satisfies Meta<typeof SiteMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Signed in',
  play: async ({ args, step }) => {
    await screen.findByRole('dialog', { name: 'Menu' });
    await step('knows where one is', async () => {
      await expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    });
    await step('folds what belongs to Create', async () => {
      const create = screen.getByRole('button', { name: 'Create' });
      await expect(create).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(create);
      await expect(screen.queryByRole('link', { name: 'Compose' })).toBeNull();
      await userEvent.click(create);
      await expect(screen.getByRole('link', { name: 'Creations' })).toHaveAttribute('href', '/my-stories');
    });
    await step('closes when something is chosen', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};

export const Guest: Story = {
  args: { isSignedIn: false },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

/** Search results are shown in the menu, and choosing one closes it. */
export const Searching: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search stories' }), 'river');
    await userEvent.click(await screen.findByRole('option', { name: /Architect/ }));
    await expect(onSelect).toHaveBeenCalledWith(twelveStories[1]);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

const preferences = (
  <>
    <ThemeSwitch value="night" onValueChange={fn()} />
    <LanguageSwitch value="en" languages={['en', 'hi', 'ur']} onValueChange={fn()} />
  </>
);

export const WithPreferences: Story = { args: { preferences } };
export const LongText: Story = { tags: ['behaviour'], args: { preferences }, decorators: [withLongWords] };
