import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import { onPhone } from '../../testing/globals.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { ferrymanEntries } from '../../testing/playStories.tsx';
import { PlayScreen } from './PlayScreen.tsx';

const told = (sentences: number): LogEntry => ({
  id: 'told',
  turn_id: 'told',
  type: 'narrative',
  content: 'The oar dips, and the lamps on the far bank come no nearer than they were. '.repeat(sentences),
});
const choices = ferrymanHistory[3]?.choices ?? [];
const sessionWith = (sentences: number) =>
  playing({ session: { entries: [...ferrymanEntries, told(sentences)], choices } });

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: sessionWith(3),
  globals: onPhone,
  tags: ['behaviour', 'no-visual'],
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const below = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;
/** Two frames: the log is resized in the first, and scrolled in the second. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Makes the last part nearly as tall as the log with the divider, so that all of it is visible until the log shrinks. Returns
 * the log.
 */
async function fill(canvas: Canvas): Promise<HTMLElement> {
  const log = canvas.getByRole('log');
  const part = log.querySelector<HTMLElement>('[data-last-entry]')!;
  part.style.minBlockSize = `${log.clientHeight - 120}px`;
  await waitFor(() => expect(below(log)).toBeLessThan(2));
  await settled();
  return log;
}

/** A reader who types has read the part whose end was visible, so its end stays above the field. */
export const WhatIsInViewStaysWhileWriting: Story = {
  play: async ({ canvas }) => {
    const log = await fill(canvas);
    const { clientHeight } = log;
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(log.clientHeight).toBeLessThan(clientHeight);
    await settled();
    await expect(below(log)).toBeLessThan(2);
  },
};

/** A log that shrinks for another reason shows the beginning of its last part, which is still unread. */
export const WhatIsNotReadIsShownFromItsBeginning: Story = {
  play: async ({ canvas }) => {
    const log = await fill(canvas);
    canvas.getByRole('group', { name: 'Choices' }).style.paddingBlockStart = '200px';
    await waitFor(() => expect(below(log)).toBeGreaterThan(20));
    const part = log.querySelector<HTMLElement>('[data-last-entry]')!;
    await expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(log.getBoundingClientRect().top);
  },
};

/** A reader who has scrolled to the end stays there, however low the log becomes. */
export const TheEndStaysInALowerLog: Story = {
  args: sessionWith(12),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = log.scrollHeight;
    await settled();
    canvas.getByRole('group', { name: 'Choices' }).style.paddingBlockStart = '200px';
    await settled();
    await expect(below(log)).toBeLessThan(2);
  },
};
