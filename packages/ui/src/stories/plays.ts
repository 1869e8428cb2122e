import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Played = Pick<StoryContext, 'canvas'>;

/** The story shows these words. */
export const shows =
  (words: string | RegExp) =>
  async ({ canvas }: Played): Promise<void> => {
    await expect(canvas.getByText(words)).toBeVisible();
  };

/** The only part of this role has these words. */
export const says =
  (role: string, words: string | RegExp) =>
  async ({ canvas }: Played): Promise<void> => {
    await expect(canvas.getByRole(role)).toHaveTextContent(words);
  };
