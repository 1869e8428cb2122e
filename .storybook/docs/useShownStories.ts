import { DocsContext } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

export type ShownStory = PreparedStory<ReactRenderer>;

/** The stories of the page's component, without behaviours. */
export function useShownStories(): ShownStory[] {
  const stories = useContext(DocsContext).componentStories() as ShownStory[];
  return stories.filter(({ tags }) => !tags.includes('behaviour'));
}
