import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawn } from '../../../testing/clock.ts';
import { motionPreference } from '../../../testing/motion.ts';
import { longLog } from '../../../testing/longLog.ts';
import type { LogEntry } from '../logEntry.ts';
import { PlayLog } from './PlayLog.tsx';
import type { PlayLogProps } from './playLogProps.ts';

const meta = {
  title: 'Components/Playing/PlayLog',
  component: PlayLog,
  args: { entries: longLog(300), typingFactor: 0 },
  decorators: [(Story) => <div style={{ display: 'grid', height: 600, maxWidth: 820 }}>{Story()}</div>],
  beforeEach: motionPreference('no-preference'),
} satisfies Meta<typeof PlayLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const STREAM = 'The passenger hums, and the river hums along with it. '.repeat(4).split(/(?<= )/);

/** A text that grows outside React, like the text of a running turn. */
function growing() {
  const listeners = new Set<() => void>();
  let text = '';
  return {
    read: () => text,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (word: string) => {
      text += word;
      for (const listener of listeners) listener();
    },
  };
}

const told = growing();
let reads = 0;
/** An entry that counts reads of its content: one for each render of the log. */
const counting = {
  id: 'counted',
  type: 'action',
  get content() {
    reads += 1;
    return 'I row on';
  },
} as const;

/** A running turn renders only its own entry, not the log, and the log stays at its end. */
export const GrowsByItself: Story = {
  tags: ['behaviour'],
  args: {
    entries: [
      ...longLog(300),
      counting,
      { id: 'telling', type: 'narrative', content: '', growing: told, isArriving: true },
    ],
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    reads = 0;
    for (const word of STREAM) {
      told.add(word);
      await drawn();
    }
    await expect(log).toHaveTextContent(new RegExp(`${STREAM.join('').trim()}$`));
    await expect(reads).toBe(0);
    await expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2);
  },
};

const LONG_PART = 'The river is wide here, and nobody has ever counted its lamps. '.repeat(24);

/** A phone is rotated, and the browser scrolls during layout: the newest turn stays in view. */
export const StaysAtTheNewestTurn: Story = {
  tags: ['behaviour'],
  args: { entries: [...longLog(12), { id: 'newest', type: 'narrative', content: LONG_PART }] },
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log');
    const place = log.closest<HTMLElement>('[style*="height: 600px"]')!;
    const newestTop = () => {
      const newest = canvasElement.querySelector('[data-last-entry]')!;
      return newest.getBoundingClientRect().top - log.getBoundingClientRect().top;
    };
    await drawn();
    place.style.inlineSize = '320px';
    place.style.height = '400px';
    // in a frame, scroll events precede resize observations
    log.scrollTop -= 300;
    log.dispatchEvent(new Event('scroll'));
    await drawn();
    await waitFor(() => expect(newestTop()).toBeLessThan(log.clientHeight / 2));
    await expect(newestTop()).toBeGreaterThanOrEqual(0);
  },
};

/** The reader asks for a turn far above the end. */
function Asking(props: PlayLogProps) {
  const [asked, setAsked] = useState(false);
  const own: LogEntry = { id: 'own', type: 'user_action', content: 'I hum a song' };
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Act
      </button>
      <PlayLog
        {...props}
        entries={asked ? [...props.entries, own] : props.entries}
        ownTurn={asked ? 'turn' : undefined}
      />
    </>
  );
}

/** The reader's own action leads to the newest part, from wherever the reader was. */
export const OwnAction: Story = {
  tags: ['behaviour'],
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = 0;
    await drawn();
    await userEvent.click(canvas.getByRole('button', { name: 'Act' }));
    await waitFor(() => expect(canvas.getAllByText('I hum a song')[0]).toBeVisible());
    await waitFor(() => expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: 'New' })).toBeNull();
  },
};
