import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import { DEFAULT_PREFERENCES } from '../../blocks/play/playPreferences.ts';
import { onPhone } from '../../testing/globals.ts';
import { motionPreference } from '../../testing/motion.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { ferrymanEntries, PlayDemo } from '../../testing/playStories.tsx';
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx';

const TOLD: LogEntry = {
  id: 'told',
  turn_id: 'told',
  type: 'narrative',
  content: 'The oar dips, and the lamps on the far bank come no nearer than they were. '.repeat(12),
};
const choices = ferrymanHistory[3]?.choices ?? [];

/** The next choice streams a turn with new choices. */
function NextTurn({ session, actions, ...rest }: PlayScreenProps) {
  const [isTold, setIsTold] = useState(false);
  const entries = isTold ? [...ferrymanEntries, TOLD] : ferrymanEntries;
  return (
    <PlayDemo
      {...rest}
      session={session && { ...session, entries, choices: isTold ? choices.slice(0, 1) : choices }}
      actions={{
        ...actions,
        choose(choice) {
          actions.choose(choice);
          setIsTold(true);
        },
      }}
    />
  );
}

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing({ session: { choices }, actions: { choose: fn() } }),
  render: (args) => <NextTurn {...args} />,
  globals: onPhone,
  tags: ['behaviour', 'no-visual'],
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const offered = (canvas: Canvas) => canvas.queryByRole('button', { name: /^Close your fist/ });

const more = (canvas: Canvas) => canvas.findByRole('button', { name: 'More below' });

/** Turns pages until the choices are there. */
async function readOn(canvas: Canvas): Promise<void> {
  await more(canvas);
  await waitFor(() => {
    canvas.queryByRole('button', { name: 'More below' })?.click();
    return expect(offered(canvas)).toBeVisible();
  });
}

/** Choices appear when the end of the text has been in view. Their space is reserved, so that nothing moves. */
export const ChoicesAfterTheText: Story = {
  beforeEach: motionPreference('no-preference'),
  play: async ({ canvas, canvasElement, args, step }) => {
    const log = canvas.getByRole('log');
    const place = () => log.getBoundingClientRect().bottom;
    await step('while it is written there are none, neither to be seen nor to be pressed', async () => {
      await userEvent.click(offered(canvas)!);
      await expect(canvasElement.querySelector('[data-typing]')).not.toBeNull();
      await expect(offered(canvas)).toBeNull();
      await userEvent.keyboard('1');
      await expect(args.actions.choose).toHaveBeenCalledOnce();
    });
    await step('a tap below the tale finishes it, too', async () => {
      const before = place();
      const hidden = canvas.getByText(/^Close your fist/);
      await userEvent.click(hidden.closest('fieldset')!.parentElement!);
      await waitFor(() => expect(canvasElement.querySelector('[data-typing]')).toBeNull());
      await expect(place()).toBe(before);
    });
    await step('there are none while the end is below, and nothing chooses them', async () => {
      await expect(await more(canvas)).toBeVisible();
      await expect(offered(canvas)).toBeNull();
      await userEvent.keyboard('1');
      await expect(args.actions.choose).toHaveBeenCalledOnce();
    });
    await step('the next page shows the end, and the choices with it', async () => {
      const before = place();
      const top = log.scrollTop;
      await readOn(canvas);
      await expect(log.scrollTop).toBeGreaterThan(top);
      await expect(place()).toBe(before);
    });
    await step('they stay when the reader goes back up', async () => {
      log.scrollTop = 0;
      await waitFor(() => expect(log.scrollTop).toBe(0));
      await expect(offered(canvas)).toBeVisible();
    });
    await step('the next Tab leads to them, and their numbers choose', async () => {
      await userEvent.tab();
      await expect(offered(canvas)).toHaveFocus();
      await userEvent.keyboard('1');
      await expect(args.actions.choose).toHaveBeenCalledTimes(2);
    });
    await step('the last words can be read above them', async () => {
      log.scrollTop = log.scrollHeight;
      const last = log.querySelector('[data-newest="true"] p') as HTMLElement;
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(place());
      await expect(place()).toBeLessThanOrEqual(offered(canvas)!.getBoundingClientRect().top);
    });
  },
};

/** The key that completes the text leads to its end, and so to the choices. */
export const ChoicesAfterAKey: Story = {
  beforeEach: motionPreference('no-preference'),
  play: async ({ canvas }) => {
    await userEvent.click(offered(canvas)!);
    await expect(offered(canvas)).toBeNull();
    canvas.getByRole('log').focus();
    await userEvent.keyboard(' ');
    await more(canvas);
    (document.activeElement as HTMLElement).blur();
    await waitFor(async () => {
      await userEvent.keyboard(' ');
      await expect(offered(canvas)).toBeVisible();
    });
  },
};

/** With reduced motion, the choices appear with the end of the text. */
export const ChoicesWithReducedMotion: Story = {
  beforeEach: motionPreference('reduce'),
  play: async ({ canvas }) => {
    await userEvent.click(offered(canvas)!);
    await readOn(canvas);
  },
};

/** So do they if the reader has turned the typing effect off. */
export const ChoicesWithoutTyping: Story = {
  args: { preferences: { ...DEFAULT_PREFERENCES, typing: 'at_once' } },
  beforeEach: motionPreference('no-preference'),
  play: async ({ canvas }) => {
    await userEvent.click(offered(canvas)!);
    await readOn(canvas);
  },
};

/** A reader at the end of a part, who touches the field, still sees that end above it. */
export const TheEndStaysWhileWriting: Story = {
  args: playing({ session: { entries: [...ferrymanEntries, TOLD], choices } }),
  render: (args) => <PlayDemo {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const below = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    log.scrollTop = log.scrollHeight;
    await waitFor(() => expect(below()).toBeLessThan(2));
    const { clientHeight } = log;
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(log.clientHeight).toBeLessThan(clientHeight);
    await waitFor(() => expect(below()).toBeLessThan(2));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(log.clientHeight).toBe(clientHeight));
    await waitFor(() => expect(below()).toBeLessThan(2));
  },
};

/** A reader at the beginning of a part stays there. */
export const TheBeginningStaysWhileWriting: Story = {
  ...TheEndStaysWhileWriting,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const text = log.querySelector('[data-newest="true"] p') as HTMLElement;
    const top = () => Math.round(text.getBoundingClientRect().top);
    const before = top();
    await userEvent.click(canvas.getByRole('textbox'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(top()).toBe(before);
  },
};
