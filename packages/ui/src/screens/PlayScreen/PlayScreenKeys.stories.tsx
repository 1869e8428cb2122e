import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_PREFERENCES } from '../../blocks/play/playPreferences.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { PlayDemo } from '../../testing/playStories.tsx';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { PlayScreen } from './PlayScreen.tsx';

const meta = {
  title: 'Screens/Playing/PlayScreen',
  tags: ['behaviour'],
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing({ session: { choices: ferrymanHistory[3]?.choices } }),
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a link the page itself has the focus, without a focus ring around the window. */
export const FocusOfThePage: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.tabIndex = -1;
    main.focus();
    await expect(main.matches(':focus-visible')).toBe(true);
    await expect(getComputedStyle(main)).toMatchObject({ outlineStyle: 'none', boxShadow: 'none' });
  },
};

/**
 * A session in which a choice begins a turn and hides the choices, Back ends that turn, and Redo disappears
 * when it is pressed.
 */
function Going({ session, actions, ...args }: ComponentProps<typeof PlayScreen>) {
  const [isTakingTurn, setIsTakingTurn] = useState(false);
  const [can_redo, setCanRedo] = useState(true);
  const [hasEnded, setHasEnded] = useState(false);
  const choices = hasEnded ? [] : session?.choices;
  return (
    <PlayDemo
      {...args}
      session={session && { ...session, isTakingTurn, choices, can_redo }}
      actions={{
        ...actions,
        choose: () => setIsTakingTurn(true),
        redo: () => setCanRedo(false),
        back: () => {
          setHasEnded(!isTakingTurn);
          setIsTakingTurn(false);
        },
      }}
    />
  );
}

/** A pressed control that disappears leaves the focus beside the tale: Tab leads to the next choice. */
export const FocusIsNotLost: Story = {
  render: (args) => <Going {...args} />,
  play: async ({ canvas, step }) => {
    const choice = () => canvas.queryByRole('button', { name: /^Close your fist/ });
    // ends the turn with a click that does not take the focus, as if the turn ended by itself
    const goOn = () => canvas.getByRole('button', { name: 'Back' }).click();
    await step('Redo', async () => {
      canvas.getByRole('button', { name: 'Redo' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Redo' })).toBeNull());
      await userEvent.tab();
      await expect(choice()).toHaveFocus();
    });
    await step('a choice', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(choice()).toBeNull());
      await expect(document.activeElement).toHaveTextContent('AI is thinking...');
      goOn();
      await waitFor(() => expect(choice()).not.toBeNull());
      await userEvent.tab();
      await expect(choice()).toHaveFocus();
    });
    await step('the end, where there is no choice', async () => {
      goOn();
      await waitFor(() => expect(choice()).toBeNull());
      await expect(canvas.getByRole('log')).toHaveFocus();
    });
  },
};

/** When the choices disappear, a focus elsewhere stays where it is. */
export const FocusElsewhereStays: Story = {
  render: (args) => <Going {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    canvas.getByRole('button', { name: /^Close your fist/ }).focus();
    input.focus();
    canvas.getByRole('button', { name: /^Close your fist/ }).click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Close your fist/ })).toBeNull());
    await expect(input).toHaveFocus();
  },
};

/** On a keyboard of another script, the shortcuts are at the same places. */
export const KeysOfAnotherScript: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.keyDown(document.body, { key: 'म', code: 'KeyC' });
    await expect(args.actions.act).toHaveBeenLastCalledWith('continue');
    await fireEvent.keyDown(document.body, { key: '२', code: 'Digit2' });
    await expect(args.actions.choose).toHaveBeenCalledWith(ferrymanHistory[3]?.choices[1]);
    await fireEvent.keyDown(document.body, { key: 'य', code: 'Slash' });
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The list shows only keys that work: without letters and numbers if they are turned off. */
export const ListOfTheKeysThatWork: Story = {
  args: { preferences: { ...DEFAULT_PREFERENCES, has_letter_keys: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Keyboard shortcuts/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const works of [
      'Act',
      'Show the full text, then its next page',
      'Newest part',
      'Close the open panel',
    ])
      await expect(sheet.getByText(works)).toBeInTheDocument();
    for (const off of ['Choose by number', 'Continue', 'Write your own action', 'Why this?', 'This list'])
      await expect(sheet.queryByText(off)).toBeNull();
    await expect(sheet.getByText(/turned off/)).toBeInTheDocument();
  },
};

/** Text only: no cover, no motion, and no typing effect. */
export const TextOnly: Story = {
  args: { credits: 62 },
  play: async ({ canvas, canvasElement }) => {
    const ground = () => canvasElement.querySelector('[data-has-cover]');
    await expect(ground()).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Text only' }));
    await waitFor(() => expect(ground()).toBeNull());
    const moving = [...canvasElement.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s');
    });
    await expect(moving).toEqual([]);
  },
};

/** Simulates the visual viewport of a phone. */
const seen = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });

function see(height: number, { offsetTop = 0, scale = 1 } = {}): void {
  Object.assign(seen, { height, offsetTop, scale });
  seen.dispatchEvent(new Event('resize'));
}

/** The keyboard of a phone covers neither the input nor the newest text; a zoomed page is left alone. */
export const KeyboardOnTheScreen: Story = {
  globals: onPhone,
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport')!;
    see(window.innerHeight);
    Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
    return () => Object.defineProperty(window, 'visualViewport', own);
  },
  play: async ({ canvas, step }) => {
    const bottom = () => canvas.getByRole('textbox').getBoundingClientRect().bottom;
    const isNewestInView = () => {
      const line = canvas.getByText(/^You lower the oar/).getBoundingClientRect();
      const log = canvas.getByRole('log').getBoundingClientRect();
      return line.top >= log.top && line.top < log.bottom;
    };
    see(window.innerHeight);
    const before = bottom();
    await step('a keyboard', async () => {
      see(480, { offsetTop: 20 });
      await waitFor(() => expect(bottom()).toBeLessThanOrEqual(500));
      await expect(
        canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect().top,
      ).toBeGreaterThanOrEqual(20);
      await waitFor(() => expect(isNewestInView()).toBe(true));
    });
    await step('no keyboard', async () => {
      see(window.innerHeight);
      await waitFor(() => expect(bottom()).toBe(before));
    });
    await step('a magnifying glass', async () => {
      see(window.innerHeight / 2, { scale: 2 });
      await expect(bottom()).toBe(before);
    });
  },
};
