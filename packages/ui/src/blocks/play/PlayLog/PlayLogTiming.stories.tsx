import { HIGHLIGHT_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { pass, withClock } from '../../../testing/clock.ts';
import { motionPreference } from '../../../testing/motion.ts';
import type { LogEntry } from '../logEntry.ts';
import { PlayLog } from './PlayLog.tsx';
import type { PlayLogProps } from './playLogProps.ts';

const turn = (number: number): LogEntry => ({
  id: `turn-${number}`,
  type: 'narrative',
  content: `Turn ${number}. The oar dips, and the lamps on the far bank come no nearer than they were.`,
});
const END: LogEntry = { id: 'end', type: 'completion', content: 'You reached the far bank.' };
const turns = (count: number) => Array.from({ length: count }, (_, index) => turn(index + 1));

/** Resolves after the next frame, once layout has been measured. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

/** Waits two frames: the log scrolls in the first, and receives the scroll event in the second. */
const settled = (): Promise<void> => frame().then(frame);

interface GrowingProps extends PlayLogProps {
  /** The entries that the button adds. */
  next: readonly LogEntry[];
}

/** A log that grows when the button is pressed. */
function Growing({ entries, next, ...rest }: GrowingProps) {
  const [added, setAdded] = useState<readonly LogEntry[]>([]);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: 460, maxWidth: 820 }}>
      <PlayLog {...rest} entries={[...entries, ...added]} />
      <Button onClick={() => setAdded(next)}>Continue</Button>
    </div>
  );
}

const meta = {
  title: 'Components/Playing/PlayLog',
  component: PlayLog,
  args: { entries: turns(12), typingFactor: 0.05, next: [turn(13)] },
  render: (args) => <Growing {...args} />,
  beforeEach: motionPreference('no-preference'),
} satisfies Meta<GrowingProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const go = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
const typed = (root: HTMLElement) => root.querySelector('[data-typing]');
const isInView = (canvas: Canvas, text: RegExp) => {
  const log = canvas.getByRole('log').getBoundingClientRect();
  const line = canvas.getAllByText(text)[0]?.getBoundingClientRect();
  return line !== undefined && line.top >= log.top - 1 && line.top < log.bottom;
};

/** A new turn is typed out and announced; existing entries are not. */
export const NewTurnsAreTyped: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(typed(canvasElement)).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await go(canvas);
    await expect(typed(canvasElement)).not.toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Turn 13\./);
    await waitFor(() => expect(typed(canvasElement)).toBeNull());
  },
};

export const AClickFinishesTheTyping: Story = {
  tags: ['behaviour'],
  args: { typingFactor: 1000 },
  play: async ({ canvas, canvasElement }) => {
    await go(canvas);
    await expect(typed(canvasElement)).not.toBeNull();
    await userEvent.click(canvas.getByRole('log'));
    await expect(typed(canvasElement)).toBeNull();
  },
};

export const AClickFinishesTheLastLine: Story = {
  tags: ['played'],
  ...AClickFinishesTheTyping,
  args: { typingFactor: 1000, next: [END] },
};

/** The end appears once the last turn has been typed out. */
export const OneAfterTheOther: Story = {
  tags: ['behaviour'],
  args: { typingFactor: 1000, next: [turn(13), END] },
  play: async ({ canvas }) => {
    await go(canvas);
    await expect(canvas.queryByText('You reached the far bank.')).toBeNull();
    await userEvent.keyboard('{Tab}');
    canvas.getByRole('log').focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByText('You reached the far bank.')[0]).toBeInTheDocument();
  },
};

export const Immediate: Story = {
  tags: ['behaviour'],
  args: { typingFactor: 0 },
  play: async ({ canvas, canvasElement }) => {
    await go(canvas);
    await expect(typed(canvasElement)).toBeNull();
  },
};

/** In a new session even the first turn is typed out. */
export const Opening: Story = {
  tags: ['behaviour'],
  args: { entries: turns(1), isOpening: true, typingFactor: 1000 },
  play: async ({ canvasElement }) => {
    await expect(typed(canvasElement)).not.toBeNull();
  },
};

/** A new turn stays highlighted for a minute. */
export const HighlightEnds: Story = {
  tags: ['behaviour'],
  args: { typingFactor: 0 },
  beforeEach: withClock,
  play: async ({ canvas, canvasElement }) => {
    const isNew = () => canvasElement.querySelector('[data-new]')?.textContent ?? '';
    await expect(isNew()).toMatch(/^Turn 12\./);
    await pass(HIGHLIGHT_MS);
    await expect(isNew()).toBe('');
    await go(canvas);
    await pass(HIGHLIGHT_MS / 2);
    await expect(isNew()).toMatch(/^Turn 13\./);
    await pass(HIGHLIGHT_MS / 2);
    await expect(isNew()).toBe('');
  },
};

function Busy(args: PlayLogProps) {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setLoading(!loading)}>Continue</Button>
      <PlayLog {...args} loading={loading} />
    </>
  );
}

/** The next action also ends the highlight, even if the action fails. */
export const HighlightEndsAtTheNextAction: Story = {
  tags: ['behaviour'],
  render: (args) => <Busy {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-new]')).not.toBeNull();
    await go(canvas);
    await expect(canvasElement.querySelector('[data-new]')).toBeNull();
    await go(canvas);
    await expect(canvasElement.querySelector('[data-new]')).toBeNull();
  },
};

export const ErrorHighlightEnds: Story = {
  tags: ['behaviour'],
  beforeEach: withClock,
  args: {
    typingFactor: 0,
    next: [{ id: 'e', type: 'error', content: 'An error occurred while executing the action.' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await go(canvas);
    await expect(canvasElement.querySelectorAll('[data-new]').length).toBeGreaterThan(0);
    await pass(HIGHLIGHT_MS);
    await expect(canvasElement.querySelectorAll('[data-new]')).toHaveLength(0);
  },
};

export const FollowsTheNewest: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(isInView(canvas, /^Turn 12\./)).toBe(true));
    await go(canvas);
    await waitFor(() => expect(isInView(canvas, /^Turn 13\./)).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'New' })).toBeNull();
  },
};

/** Fonts load one after another and change the line height: the log stays at its end. */
export const StaysAtItsEnd: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const rest = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(rest()).toBeLessThan(2));
    for (const lineHeight of ['1', '2', '1.3', '3']) {
      for (const line of canvas.getAllByText(/^Turn \d+\./)) line.style.lineHeight = lineHeight;
      await settled();
      await expect(rest()).toBeLessThan(2);
    }
  },
};

/** If content shrinks, the browser scrolls, which must not be mistaken for the reader scrolling. */
export const StaysAtItsEndWhileFontsCome: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const lines = canvas.getAllByText(/^Turn \d+\./);
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    for (const line of lines) line.style.lineHeight = '1';
    await frame();
    for (const line of lines) line.style.lineHeight = '4';
    await settled();
    await expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2);
  },
};

/** If the reader has scrolled up, the log does not scroll to a new turn, but shows a button. */
export const DoesNotPullTheReader: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = 0;
    await settled();
    await go(canvas);
    const button = await canvas.findByRole('button', { name: 'New' });
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(button);
    await waitFor(() => expect(isInView(canvas, /^Turn 13\./)).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'New' })).toBeNull();
  },
};

/** A turn that is taller than the log is shown from its beginning. */
export const TallTurn: Story = {
  tags: ['behaviour'],
  args: {
    next: [{ ...turn(13), content: `Turn 13. ${'The river goes on. '.repeat(200)}` }],
    typingFactor: 0,
  },
  play: async ({ canvas }) => {
    await go(canvas);
    await waitFor(() => expect(isInView(canvas, /^Turn 13\./)).toBe(true));
  },
};
