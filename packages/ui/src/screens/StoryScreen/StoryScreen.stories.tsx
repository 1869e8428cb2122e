import {
  aStory,
  bareStory,
  hindiStory,
  overlongStory,
  someStoryEndings,
  tamilStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Opening } from '../../blocks/story/Opening/Opening.tsx';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { inHindi, inUrdu, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { retries, says, shows } from '../../testing/plays.ts';
import { StoryScreen } from './StoryScreen.tsx';

const story = aStory({
  is_featured: true,
  is_premium: true,
  content_rating: 'teen',
  user_state: { hasLiked: true, has_premium_access: true },
});

const meta = {
  title: 'Screens/Reading/StoryScreen',
  component: StoryScreen,
  args: {
    story,
    isSignedIn: true,
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    onShare: fn(),
    onLogin: fn(),
    onJoinWaitlist: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story, { args }) => (
      <SiteLayout currentPath="/game/1" isSignedIn={args.isSignedIn}>
        {Story()}
      </SiteLayout>
    ),
  ],
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story of the house says who wrote it. */
export const BundledStory: Story = {
  tags: ['behaviour'],
  args: {
    story: aStory({
      author: { display_name: 'Pagi Devaram', avatar_url: null, username: null, voice: 'A tracker.' },
    }),
  },
  play: shows('Written for Kathaloka with a language model’s help.'),
};

/** A reader who has finished the story sees the endings before the figures. */
export const WithEndings: Story = {
  tags: ['behaviour'],
  args: { endings: someStoryEndings(2) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your endings' });
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Story Prompt', 'Available Commands', 'Your endings', 'Statistics']);
  },
};

export const SignedIn: Story = {
  play: async ({ canvas, args, step }) => {
    await step('what a person reads, in its order', async () => {
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
      await expect(titles).toEqual(['Story Prompt', 'Available Commands', 'Statistics']);
    });
    await step('PLAY, like and bookmark act at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Like', pressed: true }));
      await userEvent.click(canvas.getByRole('button', { name: 'Bookmark', pressed: false }));
      await expect(args.onPlay).toHaveBeenCalledOnce();
      await expect(args.onLike).toHaveBeenCalledOnce();
      await expect(args.onBookmark).toHaveBeenCalledOnce();
    });
  },
};

/** A guest sees the opening above everything else about the story. */
export const WithOpening: Story = {
  args: {
    isSignedIn: false,
    story: aStory(),
    opening: (
      <Opening
        language="en"
        scenes={[{ text: 'A ferry waits at the last ghat.', choice: null }]}
        choices={['Ask for a name', 'Row without a word']}
        leadsTo="account"
        onChoose={fn()}
      />
    ),
    onRegister: fn(),
  },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('How it begins');
    await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }));
    await screen.findByRole('dialog', { name: 'Login Required' });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A guest may look and share; anything else asks for a login. */
export const Guest: Story = {
  args: { isSignedIn: false },
  play: async ({ canvas, args, step }) => {
    await step('PLAY says why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }));
      const popup = await screen.findByRole('dialog', { name: 'Login Required' });
      await expect(popup).toHaveTextContent('Please log in to play this game');
      await userEvent.click(screen.getByRole('button', { name: 'Stay Here' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('like and bookmark have one message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
      const popup = await screen.findByRole('dialog', { name: 'Login Required' });
      await expect(popup).toHaveTextContent('You need to be logged in to access this feature');
      await userEvent.click(screen.getByRole('button', { name: 'Continue to Login' }));
      await expect(args.onLogin).toHaveBeenCalledOnce();
    });
    await expect(args.onPlay).not.toHaveBeenCalled();
    await expect(args.onLike).not.toHaveBeenCalled();
  },
};

export const PremiumLocked: Story = {
  args: { story: aStory({ is_premium: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }));
    const popup = await screen.findByRole('dialog', { name: 'Premium story' });
    await expect(popup).toHaveTextContent('This is a premium story. Please upgrade to play.');
    await userEvent.click(screen.getByRole('button', { name: 'Join Waitlist' }));
    await expect(args.onJoinWaitlist).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

/** The root element gets the root props in every state of the screen. */
export const PassesThrough: Story = {
  tags: ['behaviour'],
  args: { id: 'tale', className: 'mine' },
  play: async ({ args, canvasElement, mount, step }) => {
    for (const [state, props] of Object.entries({
      story: {},
      loading: { story: undefined },
      problem: { story: undefined, error: {} },
    }))
      await step(state, async () => {
        await mount(<StoryScreen {...args} {...props} />);
        await expect(canvasElement.querySelector('#tale')).toHaveClass('mine');
      });
  },
};

export const Starting: Story = {
  tags: ['behaviour'],
  args: { isStarting: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LOADING' }));
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const SavesAsFile: Story = {
  tags: ['behaviour'],
  args: { onSaveAsFile: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as one file' }));
    await expect(args.onSaveAsFile).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { story: undefined },
  play: says('status', 'Loading game details...'),
};

export const NotFound: Story = {
  args: { story: undefined, error: {} },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(within(alert).getByRole('heading', { name: 'Game not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
    await expect(within(alert).queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { story: undefined, error: { message: 'Failed to load game details', requestId: '7f3a-91c2' } },
  play: retries('Failed to load game details'),
};

/** Once PLAY is scrolled past, a bar at the lower edge has another PLAY, within reach of the thumb. */
export const PlayBar: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { name: 'PLAY' })).toHaveLength(1);
    canvas.getByRole('heading', { name: 'Statistics' }).scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'PLAY' })).toHaveLength(2));
    const bar = canvas.getAllByRole('button', { name: 'PLAY' })[1] as HTMLElement;
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(bar);
    await expect(args.onPlay).toHaveBeenCalledOnce();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'PLAY' })).toHaveLength(1));
  },
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], ...Phone, globals: onTablet };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const LongText: Story = {
  tags: ['behaviour'],
  ...Phone,
  args: { story: overlongStory },
  globals: onDesktop,
};
export const LongTextOnPhone: Story = { tags: ['behaviour'], ...Phone, args: { story: overlongStory } };
export const WithNothingOfItsOwn: Story = { tags: ['behaviour'], args: { story: bareStory } };
export const HindiPage: Story = { tags: ['behaviour'], args: { story: hindiStory }, globals: inHindi };
export const Tamil: Story = { tags: ['behaviour'], ...Phone, args: { story: tamilStory } };
/** An Urdu story on an English page. */
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { story: urduStory },
};
export const UrduPagePhone: Story = {
  tags: ['behaviour'],
  ...Phone,
  args: { story: urduStory },
  globals: { ...inUrdu, ...onPhone },
};
