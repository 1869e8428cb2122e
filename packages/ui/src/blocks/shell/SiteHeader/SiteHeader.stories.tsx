import { twelveStories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { withInertLinks } from '../../../testing/inertLinks.tsx';
import { withLongWords } from '../../../testing/longWords.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const search = { value: '', results: twelveStories.slice(0, 3), onValueChange: fn(), delayMs: 50 };

const meta = {
  title: 'Components/Shell/SiteHeader',
  component: SiteHeader,
  args: { currentPath: '/home', search },
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  decorators: [withInertLinks, (Story) => <div style={{ minBlockSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kathaloka' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Join Waitlist' })).toHaveAttribute(
      'href',
      '/premium-waitlist',
    );
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('link', { name: 'Profile' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Search stories' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
};

/** As the server renders it: an attribute of the root element decides which links are visible. */
export const NotKnownYet: Story = {
  tags: ['behaviour'],
  args: { isSignedIn: null },
  afterEach: () => void delete document.documentElement.dataset['member'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Profile' })).toBeNull();
    document.documentElement.dataset['member'] = '';
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
};

export const Treasury: Story = {
  tags: ['behaviour'],
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Treasury' });
    await expect(canvas.queryByRole('link', { name: /Compose/ })).toBeNull();
    await userEvent.click(opener);
    const compose = canvas.getByRole('link', { name: /Compose/ });
    await expect(compose).toHaveAttribute('href', '/create-story');
    await expect(canvas.getByRole('link', { name: /Creations/ })).toHaveAttribute('href', '/my-stories');
    await userEvent.click(compose);
    await waitFor(() => expect(compose).not.toBeVisible());
    await userEvent.click(opener);
    await expect(compose).toBeVisible();
  },
};

export const OnAnotherPage: Story = {
  tags: ['behaviour'],
  args: { currentPath: '/terms-of-service' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  },
};

/** On a phone the search opens below the bar, with focus in it. */
export const SearchOnPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search stories' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Close search' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** On a phone the other links are in a menu that slides in and closes when one is chosen. */
export const MenuOnPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Compose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
};

export const WithoutSearch: Story = { args: { search: undefined } };
export const LongText: Story = {
  tags: ['behaviour'],
  args: { isSignedIn: false },
  decorators: [withLongWords],
};
