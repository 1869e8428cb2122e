import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

type Played = Pick<StoryContext, 'canvas'>;

/** A play function: these words are visible. */
export const shows =
  (words: string | RegExp) =>
  async ({ canvas }: Played): Promise<void> => {
    await expect(canvas.getByText(words)).toBeVisible();
  };

/** A play function: the only element of this role has these words. */
export const says =
  (role: string, words: string | RegExp) =>
  async ({ canvas }: Played): Promise<void> => {
    await expect(canvas.getByRole(role)).toHaveTextContent(words);
  };

interface Failed extends Played {
  readonly args: { readonly onRetry?: unknown };
}

/** A play function: the failure is shown, and its button retries. */
export const retries =
  (words?: string | RegExp) =>
  async ({ canvas, args }: Failed): Promise<void> => {
    if (words !== undefined) await expect(canvas.getByRole('alert')).toHaveTextContent(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  };
