import { aSessionEnding, someFoundEndings } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu } from '../../../testing/globals.ts';
import { says, shows } from '../../../testing/plays.ts';
import { Opening, type OpeningProps } from './Opening.tsx';

const FIRST = {
  text: 'A ferry waits at the last ghat. The passenger has paid, but *not* with money.\n\n‘You are late,’ he says, ‘by forty years.’',
  choice: null,
};
const ASK = 'Ask for a name';
const ROW = 'Row without a word';
const choices = [ASK, ROW];
const SECOND = { text: 'The river book is open, and the ink is still wet.', choice: { text: ASK } };
const THIRD = { text: 'The lamps go out together.', choice: { text: 'Sign it' } };

const meta = {
  title: 'Components/Story page/Opening',
  component: Opening,
  args: { language: 'en', scenes: [FIRST], choices, leadsTo: 'account', onChoose: fn() },
} satisfies Meta<typeof Opening>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guest reads the first scene. A hint below the choices says that going on needs an account. */
export const Default: Story = {
  name: 'First scene for a guest',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'How it begins' })).toBeVisible();
    await expect(canvas.getByText('not', { selector: 'em' })).toBeVisible();
    const group = canvas.getByRole('group', { name: 'Choices' });
    await expect(group).toHaveAccessibleDescription(/goes on with an account/);
    await userEvent.click(canvas.getByRole('button', { name: ROW }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith({ text: ROW });
    await expect(canvas.queryByRole('button', { name: 'Begin again' })).toBeNull();
  },
  parameters: contents<Story>({
    hi: {
      language: 'hi',
      scenes: [{ text: 'आख़िरी घाट पर नाव खड़ी है। मुसाफ़िर ने दाम दे दिया है, पर पैसों में नहीं।', choice: null }],
      choices: ['नाम पूछो', 'बिना कुछ कहे खेते रहो'],
    },
    ur: {
      language: 'ur',
      scenes: [
        { text: 'آخری گھاٹ پر ناؤ کھڑی ہے۔ مسافر نے قیمت دے دی ہے، مگر پیسوں میں نہیں۔', choice: null },
      ],
      choices: ['نام پوچھو', 'چپ چاپ چپو چلاتے رہو'],
    },
    long: {
      scenes: [{ text: `${FIRST.text} `.repeat(6).trim(), choice: null }],
      choices: [`Say ${'the name you were given, and '.repeat(8)}row on.`, 'No.'],
    },
  }),
};

/** A story that guests may read to its end. */
export const OpenToGuests: Story = {
  args: { leadsTo: 'reading' },
  play: shows(/to its end without an account/),
};

/** A guest's first choice says that it decides which story they play. */
export const OneOfTheirChoice: Story = {
  tags: ['behaviour'],
  args: { leadsTo: 'one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Choices' })).toHaveAccessibleDescription(
      /one tale of your choice/,
    );
  },
};

export const SignedIn: Story = { tags: ['behaviour'], args: { leadsTo: 'game' } };

export const CameBack: Story = {
  tags: ['behaviour'],
  args: { leadsTo: 'reading', savedChoices: 3, onGoOn: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You were here before: 3 choices made.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on from there' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

function Reader(props: OpeningProps) {
  const [scenes, setScenes] = useState(props.scenes ?? []);
  return (
    <Opening
      {...props}
      scenes={scenes}
      choices={scenes.length > 1 ? ['Sign it'] : choices}
      onChoose={(choice) => setScenes([...scenes, { ...SECOND, choice }])}
      onBeginAgain={() => setScenes([FIRST])}
    />
  );
}

/** Each scene appears below the others, with the choice that led to it, and takes the focus. */
export const BeingRead: Story = {
  tags: ['played'],
  args: { leadsTo: 'reading', onKeep: fn() },
  render: (args) => <Reader {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ASK }));
    const scene = canvas.getByText(SECOND.text).closest('[tabindex]');
    await waitFor(() => expect(scene).toHaveFocus());
    await expect(scene).toHaveTextContent(`You chose:${ASK}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep your place with an account' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(canvas.queryByText(SECOND.text)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: ASK }));
  },
};

const ended = {
  leadsTo: 'reading',
  scenes: [FIRST, SECOND, THIRD],
  choices: [],
  end: { name: 'A Coin in the Palm' },
  onKeep: fn(),
  onBeginAgain: fn(),
} as const satisfies Partial<OpeningProps>;

export const Ended: Story = {
  tags: ['played'],
  args: ended,
  play: async ({ canvas, args }) => {
    // what stands at the end is loaded with it
    await expect(await canvas.findByText('A Coin in the Palm')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep this tale: create your account' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'To other stories' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('group', { name: 'Choices' })).toBeNull();
  },
};

/** The end names the endings found so far, and leads back to the forks that mattered. */
export const EndedAtAFork: Story = {
  tags: ['behaviour'],
  args: {
    ...ended,
    end: { ...aSessionEnding(), endings: someFoundEndings(1) },
    onGoBack: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You have found 1 of 6 endings')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'What led here' })).toBeVisible();
    const [first] = aSessionEnding().forks;
    await userEvent.click(canvas.getAllByRole('button', { name: `Go back here: ${first!.choice}` })[0]!);
    await expect(args.onGoBack).toHaveBeenCalledWith(first!.turn_id);
  },
};

export const EndedWithoutName: Story = { tags: ['behaviour'], args: { ...ended, end: { name: null } } };

/** While a choice is pending, no choice can be made. */
export const Following: Story = {
  args: { pending: { text: ASK } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Turning the page...')).toBeVisible();
    for (const name of choices) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The choice that a guest made is no longer in the story. */
export const Changed: Story = {
  args: { leadsTo: 'game', notice: 'changed' },
  play: says('alert', /has been changed since you chose/),
};

export const ShortOfXp: Story = {
  tags: ['behaviour'],
  args: { leadsTo: 'reading', notice: 'short_of_xp' },
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { scenes: undefined, choices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the first scene...');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { leadsTo: 'reading', error: 'The next scene could not be loaded.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: ASK })).toBeVisible();
  },
};

export const EndedInUrdu: Story = {
  tags: ['behaviour'],
  args: {
    ...ended,
    language: 'ur',
    scenes: [
      { text: 'آخری گھاٹ پر ناؤ کھڑی ہے۔', choice: null },
      { text: 'چراغ بجھ گئے۔', choice: { text: 'نام پوچھو' } },
    ],
    end: { name: 'سکے پر نام' },
  },
  globals: inUrdu,
};

/** A choice that asks for a name or a word is sent with the answer. */
export const AsksForAName: Story = {
  tags: ['behaviour'],
  args: { asking: [ASK] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ASK }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: ASK }), 'Meera{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ text: ASK, answer: 'Meera' });
  },
};
