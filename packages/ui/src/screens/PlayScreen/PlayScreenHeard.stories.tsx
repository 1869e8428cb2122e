import { aSessionEnding, ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_VOICES } from '../../blocks/play/EyesClosed/reading/speech.ts';
import { fakeDevice } from '../../testing/fakeVoice.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { PlayDemo } from '../../testing/playStories.tsx';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import type { PlayedSession } from './playProps.ts';
import { PlayScreen } from './PlayScreen.tsx';

const choices = ferrymanHistory[3]!.choices;
let device = fakeDevice();
let hasFailed = false;

/** A session that is read aloud: `E` starts and ends the reading, and a choice takes a turn. */
function Heard({ session, actions, ...args }: ComponentProps<typeof PlayScreen>) {
  const [isOn, setIsOn] = useState(false);
  const [voices, setVoices] = useState({ ...DEFAULT_VOICES, knows_keys: true });
  const [isTakingTurn, setIsTakingTurn] = useState(false);
  return (
    <PlayDemo
      {...args}
      session={session && { ...session, isTakingTurn }}
      actions={{
        ...actions,
        choose: (choice) => {
          actions.choose(choice);
          setIsTakingTurn(true);
        },
      }}
      eyesClosed={{
        isOn,
        voices,
        onToggle: setIsOn,
        loadDevice: () => (hasFailed ? Promise.reject(new Error('offline')) : Promise.resolve(device)),
        changeVoices: (change) => setVoices((before) => ({ ...before, ...change })),
      }}
    />
  );
}

/** A finished session that is read aloud; a press of a button loads its ending, or makes that fail. */
function HeardEnding({ session, ...args }: ComponentProps<typeof PlayScreen>) {
  const [ending, setEnding] = useState<PlayedSession['ending']>({ isLoading: true });
  return (
    <>
      <Heard {...args} session={session && { ...session, ending }} />
      <button type="button" onClick={() => setEnding({ data: aSessionEnding() })}>
        It comes
      </button>
      <button type="button" onClick={() => setEnding({ error: 'Failed' })}>
        It fails
      </button>
    </>
  );
}

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing({ session: { choices }, actions: { choose: fn() } }),
  beforeEach: () => {
    device = fakeDevice();
    hasFailed = false;
  },
  render: (args) => <Heard {...args} />,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const saying = () => device.speech.saying()?.text;
const said = () => device.speech.said.map(({ text }) => text);

async function closeEyes(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.keyboard('e');
  const surface = await canvas.findByRole('application', { name: 'Eyes closed' });
  await waitFor(() => expect(surface).toHaveFocus());
  await waitFor(() => expect(saying()).toBe('You lower the oar and let the current have the boat.'));
  return surface;
}

/** The newest part and the choices are read, and a number takes a choice; the log announces nothing. */
export const HeardTale: Story = {
  tags: ['played'],
  globals: onDesktop,
  play: async ({ canvas, args, step }) => {
    await closeEyes(canvas);
    await step('the sentence that is read is marked in the log', async () => {
      const marked = [...(CSS.highlights.get('kl-reading') ?? [])].filter((range) => range instanceof Range);
      await expect(marked.map((range) => range.toString())).toEqual([saying()]);
      const main = within(canvas.getByRole('main'));
      for (const region of main.getAllByRole('status'))
        if (region.hasAttribute('aria-relevant')) await expect(region).toHaveAttribute('aria-live', 'off');
    });
    await step('the choices follow, and a number takes one: nothing is read on', async () => {
      device.speech.finishAll();
      await expect(said().slice(-4)).toEqual([
        '2 ways on:',
        `1. ${choices[0]!.text}`,
        `2. ${choices[1]!.text}`,
        'Press its number, or Enter while you hear it.',
      ]);
      await userEvent.keyboard('2');
      await expect(args.actions.choose).toHaveBeenLastCalledWith(choices[1]);
      await expect(saying()).toBeUndefined();
    });
    await step('it ends, and the focus is beside the tale', async () => {
      await userEvent.keyboard('e');
      await waitFor(() => expect(canvas.queryByRole('application')).toBeNull());
      await expect(CSS.highlights.has('kl-reading')).toBe(false);
      await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    });
  },
};

/** On a phone the whole screen is one control, and everything behind it is inert. */
export const HeardOnPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    const surface = await closeEyes(canvas);
    const { x, y } = { x: window.innerWidth / 2, y: window.innerHeight / 3 };
    await expect(surface).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
    await expect(canvasElement.querySelector('main')).toHaveAttribute('inert');
  },
};

const endedArgs = playing({
  session: { is_completed: true },
  actions: { goBackTo: fn(), beginAgain: fn() },
});

/** Starts reading on a last page that is still loading: no option can be taken yet. */
async function hearWhatIsFetched(canvas: Canvas, beginAgain: unknown): Promise<void> {
  await userEvent.keyboard('e');
  await canvas.findByRole('application', { name: 'Eyes closed' });
  await waitFor(() => expect(saying()).toBe('Looking back over your way...'));
  device.speech.finishAll();
  await userEvent.keyboard('1');
  await expect(beginAgain).not.toHaveBeenCalled();
  await expect(said()).toEqual(['Looking back over your way...']);
}

/** The options of the last page are read once all have loaded, so that their numbers do not change. */
export const HeardEndingComes: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  args: endedArgs,
  render: (args) => <HeardEnding {...args} />,
  play: async ({ canvas, args }) => {
    await hearWhatIsFetched(canvas, args.actions.beginAgain);
    await userEvent.click(canvas.getByRole('button', { name: 'It comes' }));
    device.speech.finishAll();
    await expect(said()).toContain('You have found 2 of 6 endings.');
    await expect(said().filter((text) => /^\d\. |ways on:$/.test(text))).toEqual([
      '4 ways on:',
      '1. Go back to the fork',
      '2. Begin again',
      '3. Read the last part again',
      '4. Back',
    ]);
    await userEvent.keyboard('2');
    await expect(args.actions.beginAgain).toHaveBeenCalledOnce();
    await expect(args.actions.goBackTo).not.toHaveBeenCalled();
  },
};

/** A last page that fails to load says so, and the reader can still begin again. */
export const HeardEndingFails: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  args: endedArgs,
  render: (args) => <HeardEnding {...args} />,
  play: async ({ canvas, args }) => {
    await hearWhatIsFetched(canvas, args.actions.beginAgain);
    await userEvent.click(canvas.getByRole('button', { name: 'It fails' }));
    device.speech.finishAll();
    await expect(said().slice(1, 4)).toEqual([
      'What led here could not be loaded.',
      '3 ways on:',
      '1. Begin again',
    ]);
    await userEvent.keyboard('1');
    await expect(args.actions.beginAgain).toHaveBeenCalledOnce();
  },
};

/** A voice that fails to load says so, and the tale can be played without it. */
export const VoiceNotLoaded: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  beforeEach: () => {
    hasFailed = true;
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('e');
    await expect(await canvas.findByText(/^The voices could not be loaded/)).toBeVisible();
    await userEvent.keyboard('e');
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};
