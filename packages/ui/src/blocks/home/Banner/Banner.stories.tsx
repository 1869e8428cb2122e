import { aStory, bareStory, hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inHindi, inUrdu, onDesktop } from '../../../testing/globals.ts';
import { withInertLinks } from '../../../testing/inertLinks.tsx';
import { Banner } from './Banner.tsx';

const sail = aStory({
  title: 'A Sail Toward Lanka',
  tagline: 'No one on this ship has told you the truth yet. The monsoon is nine days behind you.',
  cover_image_url: '/covers/sail-toward-lanka.webp',
  image_alt: 'A boat with a golden sail before a setting sun',
});

const meta = {
  title: 'Components/Home/Banner',
  component: Banner,
  args: { story: sail, guideHref: 'https://example.com/guide', communityHref: 'https://example.com/chat' },
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  decorators: [
    withInertLinks,
    (Story) => (
      <div
        style={{
          maxInlineSize: 'var(--kl-page-width)',
          marginInline: 'auto',
          padding: '24px var(--kl-gutter)',
        }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Featured story',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Highlights' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(canvas.getByRole('heading', { name: 'A Sail Toward Lanka' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PLAY' })).toHaveAttribute('href', `/game/${sail.id}`);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
  parameters: contents<Story>({ long: { story: overlongStory } }),
};

/** With a callback PLAY starts the game. */
export const Playable: Story = {
  tags: ['behaviour'],
  args: { onPlay: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'PLAY' }).click();
    await expect(args.onPlay).toHaveBeenCalledWith(sail);
  },
};

export const WithoutAGame: Story = {
  tags: ['behaviour'],
  args: { story: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'How to Play' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** As installed, without addresses: the guide is the app's own page, and there is no link to a community. */
export const AsInstalled: Story = {
  tags: ['behaviour'],
  args: { guideHref: undefined, communityHref: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.querySelector('a[href="/guide"]')).toHaveTextContent('Read the guide');
    await expect(canvasElement).not.toHaveTextContent('Join the chat');
  },
};

export const WithNothingOfItsOwn: Story = { tags: ['behaviour'], args: { story: bareStory } };
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { story: hindiStory },
  globals: { ...inHindi, ...onDesktop },
};

export const LongTitleInHindi: Story = {
  tags: ['behaviour'],
  args: { story: { ...hindiStory, title: `${hindiStory.title} `.repeat(8) } },
  globals: { ...inHindi, ...onDesktop },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    const { lineHeight, paddingTop } = getComputedStyle(title);
    const height = title.getBoundingClientRect().height - Number.parseFloat(paddingTop);
    await expect(height / Number.parseFloat(lineHeight)).toBeCloseTo(3, 1);
  },
};

export const Urdu: Story = {
  tags: ['behaviour'],
  args: { story: urduStory },
  globals: { ...inUrdu, ...onDesktop },
};
