import {
  anAuthoredStory,
  fixtureCategories,
  fixtureTags,
  hindiStory,
  overlongStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import { EDIT_REDIRECT_MS, STORY_TEXT_MAX } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { draftOf } from '@kathaloka/story/editing';
import { pass, withClock } from '../../testing/clock.ts';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { says } from '../../testing/plays.ts';
import { EditStoryScreen } from './EditStoryScreen.tsx';

const meta = {
  title: 'Screens/Writing/EditStoryScreen',
  component: EditStoryScreen,
  args: {
    story: anAuthoredStory({ content_rating: 'teen' }),
    categories: Object.values(fixtureCategories),
    tags: Object.values(fixtureTags),
    onSave: fn(),
    onLeave: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/edit-story/1', isSignedIn: true })],
} satisfies Meta<typeof EditStoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes are counted, shown in the preview, and saved together. */
export const Default: Story = {
  tags: ['played'],
  name: 'Unsaved changes',
  play: async ({ canvas, args, step }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await step('count', async () => {
      await expect(canvas.getByText('No unsaved changes')).toBeVisible();
      await userEvent.type(title, ' again');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Premium story' }));
      await userEvent.click(canvas.getByRole('button', { name: 'War' }));
      await expect(canvas.getByText('3 unsaved changes')).toBeVisible();
      await expect(canvas.getByText('The Ferryman of Three Crossings again')).toBeVisible();
    });
    await step('save', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'The Ferryman of Three Crossings again',
          description: expect.stringContaining('Dev Deepawali'),
          is_premium: true,
        }),
      );
    });
    await step('cancel', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
  parameters: contents<Story>({
    long: { story: anAuthoredStory({ ...overlongStory, status: 'draft' }) },
    hi: { story: anAuthoredStory({ ...hindiStory, status: 'draft' }) },
  }),
};

/** An invalid form is not submitted: focus moves to the first invalid field. */
export const Invalid: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription('Title is required');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(title, 'N');
    await expect(canvas.queryByText('Title is required')).toBeNull();
  },
};

/** A prompt that is too long shows its error on blur, and saving takes the author back to it. */
export const LongPrompt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const prompt = () => canvas.getByRole('textbox', { name: 'Story prompt' });
    const error = `Story prompt cannot exceed ${STORY_TEXT_MAX} characters`;
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await fireEvent.change(prompt(), { target: { value: 'a'.repeat(STORY_TEXT_MAX + 1) } });
    await userEvent.click(prompt());
    await expect(canvas.queryByText(error)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(error)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Gameplay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(prompt()).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await fireEvent.change(prompt(), { target: { value: 'Short' } });
    await expect(canvas.queryByText(error)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ story_prompt: 'Short' }));
  },
};

/** Structure and game settings have tabs beside the main form, and are saved with it. */
export const OtherTabs: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Gameplay' }));
    const startingXp = canvas.getByRole('textbox', { name: 'Starting XP' });
    await userEvent.clear(startingXp);
    await userEvent.type(startingXp, '7');
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Story prompt' }), ' Go on.');
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ initial_xp: 7, story_prompt: expect.stringContaining('Go on.') }),
    );
    await expect(canvas.queryByRole('tab', { name: 'Versions' })).toBeNull();
  },
};

/** With all panels of the app: versions, readers, a stored draft, and Publish. */
export const WithEverything: Story = {
  args: {
    draft: {
      ...draftOf(anAuthoredStory({ content_rating: 'teen' })),
      title: 'Typed before the tab was closed',
    },
    draftState: 'here',
    versionsPanel: 'Versions',
    readersPanel: 'Readers',
    notice: 'Version 2 is published.',
    onPublish: fn(),
    onDiscard: fn(),
  },
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('tab', { name: 'Readers' })).toBeVisible();
  },
};

/** Publish is disabled until a versioned field has changed; a title is published by saving it. */
export const NothingToPublish: Story = {
  tags: ['behaviour'],
  args: {
    story: anAuthoredStory({ status: 'published', published_version: 1, has_unpublished_changes: false }),
    onPublish: fn(),
  },
  globals: onDesktop,
  play: async ({ canvas }) => {
    const publish = canvas.getByRole('button', { name: 'Publish' });
    await expect(publish).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' again');
    await expect(publish).toBeDisabled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Story prompt' }), ' Go on.');
    await expect(publish).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { story: undefined },
  play: says('status', 'Loading story details...'),
};
export const LoadFailed: Story = {
  tags: ['behaviour'],
  args: { story: undefined, error: 'Failed to load story details' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to My Stories' })).toHaveAttribute(
      'href',
      '/my-stories',
    );
  },
};
export const Saving: Story = {
  tags: ['behaviour'],
  args: { isSaving: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  args: { isSaved: true },
  play: says('status', 'Story updated successfully!'),
};

/** Two seconds after saving, the page leads to My Stories. */
export const GoesBack: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { isSaved: true },
  beforeEach: withClock,
  play: async ({ args }) => {
    await expect(EDIT_REDIRECT_MS).toBe(2000);
    await pass(EDIT_REDIRECT_MS / 2);
    await expect(args.onLeave).not.toHaveBeenCalled();
    await pass(EDIT_REDIRECT_MS / 2);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** An error is shown at the top of the page, and the typed values stay. */
export const SaveFailed: Story = {
  args: { error: 'Failed to update story' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update story');
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};
export const WithoutACover: Story = {
  tags: ['behaviour'],
  args: { story: anAuthoredStory({ cover_image_url: null, category: null }) },
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], globals: onTablet };
export const Desktop: Story = { tags: ['behaviour'], globals: onDesktop };
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { story: anAuthoredStory({ ...urduStory, status: 'draft' }) },
  globals: { ...inUrdu, ...onPhone },
};
