import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { drawn } from '../../../testing/clock.ts';
import { motionPreference } from '../../../testing/motion.ts';
import { longLog } from '../../../testing/longLog.ts';
import type { LogEntry } from '../logEntry.ts';
import { PlayLog } from './PlayLog.tsx';
import type { PlayLogProps } from './playLogProps.ts';

const MOST_ELEMENTS = 1000;

interface ChangingProps extends PlayLogProps {
  /** The entries after each press of the button. */
  changes: readonly (readonly LogEntry[])[];
}

/** A log that changes when the button is pressed. */
function Changing({ entries, changes, ...rest }: ChangingProps) {
  const [made, setMade] = useState(0);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: 600, maxWidth: 820 }}>
      <PlayLog {...rest} entries={changes[made - 1] ?? entries} />
      <Button onClick={() => setMade((before) => before + 1)}>Change</Button>
    </div>
  );
}

const LOG = longLog(10_000);

const meta = {
  title: 'Components/Playing/PlayLog',
  component: PlayLog,
  args: {
    entries: LOG,
    changes: [],
    typingFactor: 0,
    tools: { actions: { openReasons: fn(), retell: fn(), branch: fn(), readAloud: fn(), copy: fn() } },
    onShowEarlier: fn(),
  },
  render: (args) => <Changing {...args} />,
  beforeEach: motionPreference('no-preference'),
} satisfies Meta<ChangingProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const change = (canvas: Canvas) => canvas.getByRole('button', { name: 'Change' }).click();
const logOf = (canvas: Canvas) => canvas.getByRole('log');
const rest = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;
const entriesIn = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-entry]')];
const firstInView = (log: HTMLElement) =>
  entriesIn(log).find(
    (entry) => entry.getBoundingClientRect().bottom > log.getBoundingClientRect().top,
  ) as HTMLElement;

/** Scrolls by a number of pixels, several times, and waits for each frame. */
async function wheel(log: HTMLElement, by: number, times: number, see?: () => void) {
  for (let turned = 0; turned < times; turned += 1) {
    log.scrollTop += by;
    await drawn();
    see?.();
  }
}

/** The number of elements stays small, however long the log is and wherever the reader scrolls. */
export const TenThousandEntries: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const log = logOf(canvas);
    let most = 0;
    const count = () => {
      most = Math.max(most, canvasElement.querySelectorAll('*').length);
    };
    await step('it opens at its end', async () => {
      await waitFor(() => expect(rest(log)).toBeLessThan(2));
      await expect(log).toContainElement(canvas.getByText(/^Turn 3333\./));
    });
    await step('up', async () => {
      await wheel(log, -800, 30, count);
      await expect(canvas.queryByText(/^Turn 3333\./)).toBeNull();
      await expect(log.scrollTop).toBeGreaterThan(0);
    });
    await step('and down again', async () => {
      await wheel(log, 800, 40, count);
      await expect(rest(log)).toBeLessThan(2);
      await expect(log).toContainElement(canvas.getByText(/^Turn 3333\./));
      await expect(canvas.queryByRole('button', { name: 'Later' })).toBeNull();
    });
    await expect(most).toBeGreaterThan(0);
    await expect(most).toBeLessThan(MOST_ELEMENTS);
  },
};

/** Scrolling moves the visible text by exactly the scrolled distance, whatever is rendered above it. */
export const TheReadingPlaceStays: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const log = logOf(canvas);
    await drawn();
    const moves: number[] = [];
    for (let turned = 0; turned < 20; turned += 1) {
      const entry = firstInView(log);
      const before = entry.getBoundingClientRect().top;
      log.scrollTop -= 150;
      await drawn();
      moves.push(entry.getBoundingClientRect().top - before);
    }
    await expect(moves.filter((move) => Math.abs(move - 150) > 1)).toEqual([]);
  },
};

/** When a page of earlier entries is added, the visible text stays in place. */
export const EarlierEntriesArrive: Story = {
  tags: ['behaviour'],
  args: { entries: LOG.slice(210, 270), changes: [LOG.slice(105, 270), LOG.slice(0, 270)], hasEarlier: true },
  play: async ({ canvas, args, step }) => {
    const log = logOf(canvas);
    for (const [asked, start] of [210, 105].entries())
      await step(`before entry ${start}`, async () => {
        await wheel(log, -600, 20);
        await expect(log).toContainElement(canvas.getByText(LOG[start]?.content as string));
        await expect(args.onShowEarlier).toHaveBeenCalledTimes(asked + 1);
        log.scrollTop = 150;
        await drawn();
        const entry = firstInView(log);
        const before = entry.getBoundingClientRect().top;
        change(canvas);
        await drawn();
        await expect(log).toContainElement(entry);
        await expect(Math.abs(entry.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);
      });
  },
};

/** If loading has failed or takes long, the button retries; scrolling does not. */
export const EarlierEntriesByPressing: Story = {
  tags: ['behaviour'],
  args: { entries: LOG.slice(0, 40), hasEarlier: true },
  play: async ({ canvas, args }) => {
    const log = logOf(canvas);
    // entries above the initial window are rendered first
    await wheel(log, -10_000, 4);
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
    await wheel(log, 20, 3);
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(args.onShowEarlier).toHaveBeenCalledTimes(2);
    await expect(log).toHaveFocus();
  },
};

export const LoadingEarlierEntries: Story = {
  args: { entries: LOG.slice(0, 6), hasEarlier: true, loadingEarlier: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Earlier/ })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onShowEarlier).not.toHaveBeenCalled();
  },
};

/** A turn that is told while the reader is far up is not typed out, and does not scroll the log. */
export const FarFromTheNewest: Story = {
  tags: ['behaviour'],
  args: {
    typingFactor: 1000,
    changes: [
      [
        ...LOG,
        { id: 'new-1', type: 'narrative', content: 'Turn 4000. The far bank.' },
        { id: 'new-2', type: 'completion', content: 'You reached the far bank.' },
      ],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const log = logOf(canvas);
    await wheel(log, -800, 15);
    const entry = firstInView(log);
    const before = entry.getBoundingClientRect().top;
    change(canvas);
    const button = await canvas.findByRole('button', { name: 'New' });
    await expect(entry.getBoundingClientRect().top).toBe(before);
    await userEvent.click(button);
    await waitFor(() => expect(rest(log)).toBeLessThan(2));
    await expect(canvasElement.querySelector('[data-typing]')).toBeNull();
    await expect(log).toHaveTextContent(/The far bank\..*You reached the far bank\.$/);
  },
};

/** When a focused entry is removed, the log takes the focus. */
export const FocusStaysInTheLog: Story = {
  tags: ['behaviour'],
  args: { changes: [LOG.slice(0, -2)] },
  play: async ({ canvas }) => {
    const log = logOf(canvas);
    canvas.getByRole('button', { name: /^Tell it another way/ }).focus();
    change(canvas);
    await waitFor(() => expect(log).toHaveFocus());
  },
};

const STREAM = 'The passenger hums, and the river hums along with it. '.repeat(4).split(/(?<= )/);
const wordsUpTo = (index: number) => STREAM.slice(0, index + 1).join('');

/** Entries that count reads of their content, and the counts. */
function counted(entries: readonly LogEntry[]) {
  const reads = new Map<string, number>();
  const counting = entries.map((entry) => ({
    ...entry,
    get content() {
      reads.set(entry.id, (reads.get(entry.id) ?? 0) + 1);
      return entry.content;
    },
  }));
  return { reads, counting };
}

const { reads, counting } = counted(LOG.slice(-300));

/** While the newest turn streams, only its entry is rendered, and the log stays at its end. */
export const OnlyTheNewestIsRendered: Story = {
  tags: ['behaviour'],
  args: {
    entries: counting,
    changes: STREAM.map((_, index) => [
      ...counting,
      { id: 'streaming', type: 'narrative', content: wordsUpTo(index), isArriving: true },
    ]),
  },
  play: async ({ canvas }) => {
    const log = logOf(canvas);
    change(canvas);
    await drawn();
    reads.clear();
    for (let word = 1; word < STREAM.length; word += 1) {
      change(canvas);
      await drawn();
    }
    await expect(log).toHaveTextContent(new RegExp(`${STREAM.join('').trim()}$`));
    await expect(Object.fromEntries(reads)).toEqual({});
    await expect(rest(log)).toBeLessThan(2);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
