import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { shows } from '../../testing/plays.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const mood = { isBroken: true };

function Moody() {
  if (mood.isBroken) throw new Error('the lamp went out');
  return <p>The lamp burns again.</p>;
}

const meta = {
  title: 'Components/Patterns/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: <Moody />, onError: fn() },
  parameters: { throws: true },
  beforeEach: () => {
    mood.isBroken = true;
  },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An error is shown and logged, and can be retried. */
export const Default: Story = {
  name: 'Caught error',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on this page.');
    await expect(args.onError).toHaveBeenCalledOnce();
    mood.isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The lamp burns again.')).toBeVisible();
  },
  parameters: contents<Story>({
    long: 'words',
    hi: { fallback: () => <p>यह पंक्ति दिखाई नहीं जा सकी।</p> },
    ur: { fallback: () => <p>یہ سطر دکھائی نہیں جا سکی۔</p> },
  }),
};

export const Row: Story = { tags: ['behaviour'], args: { layout: 'row' } };

export const WithItsOwnWords: Story = {
  args: { fallback: () => <p>This row could not be drawn.</p> },
  play: shows('This row could not be drawn.'),
};
