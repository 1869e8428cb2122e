import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { SOME_VOICES } from '../../../testing/fakeVoice.ts';
import { onPhone } from '../../../testing/globals.ts';
import {
  heard,
  heardArgs,
  HeardTale,
  said,
  saying,
  takeFirst,
  takeSecond,
  withNewDevice,
} from '../../../testing/heardTale.tsx';
import { EyesClosed } from './EyesClosed.tsx';
import { DEFAULT_VOICES } from './reading/speech.ts';

const meta = {
  title: 'Components/Playing/EyesClosed',
  component: EyesClosed,
  args: heardArgs,
  beforeEach: withNewDevice,
  render: (args) => <HeardTale {...args} />,
} satisfies Meta<typeof EyesClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tale is played with six keys alone. */
export const Default: Story = {
  name: 'Reading',
  play: async ({ canvas, args, step }) => {
    const surface = canvas.getByRole('application', { name: 'Eyes closed' });
    // in a full run of Storybook, the play function starts before the effects
    await waitFor(() => expect(surface).toHaveFocus());
    await step('the tale and the ways on are read, each sentence once', async () => {
      await waitFor(() => expect(saying()).toBe('The river is awake.'));
      await expect(surface).toHaveTextContent('The river is awake.');
      heard.device.speech.finish();
      await expect(saying()).toBe('A bell rings on the far bank.');
      heard.device.speech.finish(3);
      await expect(said().slice(2)).toEqual([
        '2 ways on:',
        '1. Close your fist over the coin.',
        '2. Drop the coin in the river.',
      ]);
    });
    await step('Space pauses and goes on; arrows step', async () => {
      await userEvent.keyboard(' ');
      await expect(saying()).toBeUndefined();
      await expect(canvas.getByText('Paused')).toBeVisible();
      await userEvent.keyboard(' ');
      await expect(saying()).toBe('2. Drop the coin in the river.');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(saying()).toBe('1. Close your fist over the coin.');
      await userEvent.keyboard('{ArrowRight}');
      await expect(saying()).toBe('2. Drop the coin in the river.');
    });
    await step('up is faster, and the sentence is read again', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(saying()).toBe('Speed 1.25');
      await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ rate: 1.25 });
      heard.device.speech.finish();
      await expect(heard.device.speech.saying()).toMatchObject({
        text: '2. Drop the coin in the river.',
        rate: 1.25,
      });
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ rate: 1 });
      heard.device.speech.finish();
    });
    await step('Enter takes what is read, and digits take by number', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(takeSecond).toHaveBeenCalledOnce();
      await userEvent.keyboard('1');
      await expect(takeFirst).toHaveBeenCalledOnce();
    });
    await step('R begins the part again, and E opens the eyes', async () => {
      await userEvent.keyboard('r');
      await expect(saying()).toBe('The river is awake.');
      await userEvent.keyboard('e');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
  parameters: contents<Story>({
    hi: {
      passages: [{ id: 'turn-1', text: 'नदी जाग रही है। उस पार घंटी बजती है।', language: 'hi' }],
      options: [{ text: 'सिक्के पर मुट्ठी बंद करो।', language: 'hi', take: fn() }],
      language: 'hi',
    },
    ur: {
      passages: [{ id: 'turn-1', text: 'دریا جاگ رہا ہے۔ اس پار گھنٹی بجتی ہے۔', language: 'ur' }],
      options: [{ text: 'سکّے پر مٹھی بند کرو۔', language: 'ur', take: fn() }],
      language: 'ur',
    },
    long: { passages: [{ id: 'turn-1', text: 'The boat goes on and on, and '.repeat(9), language: 'en' }] },
  }),
};

/** On the first visit on a device, the keys are explained before the tale. */
export const FirstTime: Story = {
  tags: ['behaviour'],
  args: { preferences: DEFAULT_VOICES },
  play: async ({ args }) => {
    await waitFor(() => expect(saying()).toMatch(/^Space pauses/));
    heard.device.speech.finish();
    await expect(args.onPreferencesChange).toHaveBeenCalledWith({ knows_keys: true });
    await expect(said().slice(1)).toEqual(['The river is awake.']);
  },
};

/** On a phone all of the screen is one control. */
export const Touch: Story = {
  tags: ['played'],
  args: { isTouch: true, isWhole: true },
  globals: onPhone,
  play: async ({ canvas, step }) => {
    const surface = canvas.getByRole('application', { name: 'Eyes closed' });
    await waitFor(() => expect(saying()).toBe('The river is awake.'));
    await expect(surface.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight / 3);
    const swipe = async (x: number, y: number) => {
      await userEvent.pointer([
        { target: surface, keys: '[TouchA>]', coords: { x: 200, y: 300 } },
        { target: surface, pointerName: 'TouchA', coords: { x: 200 + x, y: 300 + y } },
        { keys: '[/TouchA]', coords: { x: 200 + x, y: 300 + y } },
      ]);
    };
    await step('swipes step, and change the speed', async () => {
      await swipe(-120, 0);
      await expect(saying()).toBe('A bell rings on the far bank.');
      await swipe(120, 0);
      await expect(saying()).toBe('The river is awake.');
      await swipe(0, -120);
      await expect(saying()).toBe('Speed 1.25');
      heard.device.speech.finish(3);
    });
    await step('two taps take the way on that is read', async () => {
      heard.device.speech.finish();
      await expect(saying()).toBe('1. Close your fist over the coin.');
      takeFirst.mockClear();
      await userEvent.dblClick(surface);
      await expect(takeFirst).toHaveBeenCalledOnce();
    });
  },
};

/** If the device has no voice for a language, a message says what to do. */
export const NoVoice: Story = {
  args: {
    passages: [{ id: 'turn-1', text: 'دریا جاگ رہا ہے۔', language: 'ur' }],
    language: 'ur',
    options: [],
  },
  beforeEach: () => {
    heard.device.speech.changeVoices(SOME_VOICES.slice(0, 2));
  },
  play: async ({ canvas }) => {
    const status = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(status.join(' ')).toContain('This device has no voice for Urdu. Add one');
    await waitFor(() => expect(saying()).toContain('no voice for Urdu'));
    await expect(said().join(' ')).not.toContain('دریا');
  },
};

/** Offline, the tale is read, but no option can be taken. */
export const Offline: Story = {
  args: { disabled: true, notices: [{ id: 'offline', text: 'You are offline.' }] },
  play: async ({ canvas }) => {
    takeFirst.mockClear();
    await waitFor(() => expect(saying()).toBe('The river is awake.'));
    heard.device.speech.finish();
    await expect(saying(), 'between two sentences').toBe('You are offline.');
    heard.device.speech.finish(3);
    await expect(saying()).toBe('1. Close your fist over the coin.');
    await userEvent.keyboard('{Enter}1');
    await expect(takeFirst).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Take this way' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The list of voices loads late. */
export const VoicesComeLate: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    heard.device.speech.changeVoices(undefined);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking for the voices of this device...')).toBeVisible();
    await expect(said()).toEqual([]);
    heard.device.speech.changeVoices(SOME_VOICES);
    await waitFor(() => expect(saying()).toBe('The river is awake.'));
  },
};

/** After a reload some browsers speak only after a press. */
export const Blocked: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(saying()).toBe('The river is awake.'));
    heard.device.speech.finish(1, 'blocked');
    await expect(await canvas.findByText(/Press Space, or tap here/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(saying()).toBe('The river is awake.');
    heard.device.speech.finish(1, 'blocked');
  },
};

/** A voice can be chosen for each language. */
export const ChoosesAVoice: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(heard.device.speech.saying()?.voice.id).toBe('ravi'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Voice for English' }), 'heera');
    await expect(args.onPreferencesChange).toHaveBeenCalledWith({ voices: { en: 'heera' } });
    heard.device.speech.finish();
    await expect(heard.device.speech.saying()?.voice.id).toBe('heera');
    await userEvent.tab();
  },
};

/** With letter keys turned off, letters and digits act only on the surface; Space on a button presses it. */
export const KeysOfOtherControls: Story = {
  tags: ['behaviour'],
  args: { hasLetterKeys: false },
  play: async ({ canvas, args }) => {
    takeFirst.mockClear();
    await waitFor(() => expect(saying()).toBe('The river is awake.'));
    const next = within(canvas.getByRole('region', { name: 'Eyes closed' })).getByRole('button', {
      name: 'Next sentence',
    });
    next.focus();
    await userEvent.keyboard('1e');
    await expect(takeFirst).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(saying()).toBe('A bell rings on the far bank.');
    canvas.getByRole('application').focus();
    await userEvent.keyboard('1');
    await expect(takeFirst).toHaveBeenCalledOnce();
  },
};
