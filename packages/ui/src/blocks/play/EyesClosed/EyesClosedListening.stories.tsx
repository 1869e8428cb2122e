import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  heard,
  heardArgs,
  HeardTale,
  saying,
  takeFirst,
  takeSecond,
  withNewDevice,
} from '../../../testing/heardTale.tsx';
import { EyesClosed } from './EyesClosed.tsx';

const meta = {
  title: 'Components/Playing/EyesClosed',
  component: EyesClosed,
  args: heardArgs,
  beforeEach: withNewDevice,
  render: (args) => <HeardTale {...args} />,
} satisfies Meta<typeof EyesClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reader asks the device to listen, and says an option. */
export const Listening: Story = {
  tags: ['played'],
  play: async ({ canvas, args, step }) => {
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
      await expect(saying()).toMatch(/^Say a number/);
      await expect(heard.device.listening.isListening(), 'not while the voice speaks').toBe(false);
      heard.device.speech.finish();
      await waitFor(() => expect(canvas.getByText('Listening...')).toBeVisible());
    };
    await step('what is no way on is said to be none', async () => {
      await ask();
      heard.device.listening.hears('a passing cart');
      await waitFor(() => expect(saying()).toBe('“a passing cart” is none of the ways on.'));
      await waitFor(() => expect(canvas.queryByText('Listening...')).toBeNull());
      heard.device.speech.finish();
    });
    await step('a fault is said', async () => {
      await ask();
      heard.device.listening.fails('forbidden');
      await waitFor(() => expect(saying()).toMatch(/^This page may not use the microphone/));
      heard.device.speech.finish();
    });
    await step('it can be stopped', async () => {
      await ask();
      await userEvent.click(canvas.getByRole('button', { name: 'Stop listening' }));
      await expect(heard.device.listening.isListening()).toBe(false);
    });
    await step('a number, first words, and a command are taken', async () => {
      takeFirst.mockClear();
      takeSecond.mockClear();
      await ask();
      heard.device.listening.hears('number one');
      await expect(takeFirst).toHaveBeenCalledOnce();
      await ask();
      heard.device.listening.hears('drop the coin');
      await expect(takeSecond).toHaveBeenCalledOnce();
      await ask();
      heard.device.listening.hears('go on');
      await expect(args.onCommand).toHaveBeenCalledWith('continue');
    });
    await ask();
  },
};

/** An option that asks for a word opens its field, and says so. */
export const Asks: Story = {
  tags: ['played'],
  args: { options: [{ text: 'Say your name.', language: 'en', asks: true, take: takeFirst }] },
  play: async ({ canvas }) => {
    takeFirst.mockClear();
    await waitFor(() => expect(saying()).toBe('The river is awake.'));
    await userEvent.keyboard('1');
    await expect(saying()).toMatch(/^It asks for your words/);
    const field = await canvas.findByRole('textbox', { name: 'Say your name.' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Meera 2{Enter}');
    await expect(takeFirst).toHaveBeenCalledWith('Meera 2');
  },
};
