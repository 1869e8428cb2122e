import {
  anAuthoredStory,
  fixtureCategories,
  fixtureTags,
  overlongStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { retries, says } from '../../testing/plays.ts';
import { AdminStoryFormScreen } from './AdminStoryFormScreen.tsx';

const meta = {
  title: 'Screens/Administration/AdminStoryFormScreen',
  component: AdminStoryFormScreen,
  args: {
    mode: 'edit',
    story: anAuthoredStory(),
    categories: Object.values(fixtureCategories),
    tags: Object.values(fixtureTags),
    onSubmit: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inAdminShell({ section: 'stories' })],
} satisfies Meta<typeof AdminStoryFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Edit story');
    await expect(canvas.getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      `/game/${args.story?.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/stories');
  },
  parameters: contents<Story>({ long: { story: anAuthoredStory({ ...overlongStory }) } }),
};

export const Create: Story = {
  args: { mode: 'create', story: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('New story');
    await expect(canvas.getByLabelText('Initial XP')).toHaveValue(100);
  },
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { story: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading story details...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { story: undefined, error: 'Failed to fetch data. Please try again.' },
  play: retries(),
};

export const NotAllowed: Story = {
  tags: ['behaviour'],
  args: { error: 'You do not have permission to update stories' },
  play: says('alert', 'You do not have permission to update stories'),
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], ...Phone, globals: onTablet };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Urdu: Story = {
  tags: ['behaviour'],
  ...Phone,
  args: { story: anAuthoredStory({ ...urduStory }) },
  globals: { ...inUrdu, ...onPhone },
};
