import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { PlaytestPanel } from './PlaytestPanel.tsx';

const meta = {
  title: 'Components/Writing/PlaytestPanel',
  component: PlaytestPanel,
  args: {
    turns: [
      {
        id: '1',
        scene: 'intro',
        text: 'A ferry waits at the last ghat. The passenger has paid, but not with money.',
      },
      {
        id: '2',
        scene: 'silence',
        text: 'Nothing on the Ganga moves. In the palm lies a coin.',
        chosen: 'Row without a word',
      },
    ],
    choices: [
      { index: 0, text: 'Take the coin', target: 'coin' },
      { index: 1, text: 'Speak your own name', target: 'far_bank' },
      { index: 2, text: 'Ask the coin', target: 'forgotten', hiddenBecause: 'Only with the lamp' },
    ],
    variables: { numbers: new Map([['courage', 2]]), things: new Set(['oar']) },
    initial: { numbers: new Map([['courage', 0]]), things: new Set<string>() },
    onChoose: fn(),
    onSay: fn(),
    onBack: fn(),
    onRestart: fn(),
    onInitialChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof PlaytestPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every choice names its target, or says why it is not offered. */
export const Default: Story = {
  name: 'A choice with its reasons',
  play: async ({ canvas, args, step }) => {
    await step('choices', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Take the coin/ }));
      await expect(args.onChoose).toHaveBeenCalledWith(0, undefined);
      await expect(canvas.getByRole('log')).toHaveFocus();
      await expect(canvas.getByRole('button', { name: /Not offered: Only with the lamp/ })).toBeDisabled();
    });
    await step('own words', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your own words' }), 'I sing{Enter}');
      await expect(args.onSay).toHaveBeenCalledWith('I sing');
    });
    await step('a step back, and from the start', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back one' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'From the start' }));
      await expect(args.onRestart).toHaveBeenCalledOnce();
    });
    await step('what the story begins with can be changed', async () => {
      await userEvent.click(canvas.getByText('What the story begins with'));
      const courage = canvas.getByRole('textbox', { name: 'courage at the start' });
      await userEvent.clear(courage);
      await userEvent.type(courage, '5');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'oar' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Play with these' }));
      await expect(args.onInitialChange).toHaveBeenCalledWith({
        numbers: new Map([['courage', 5]]),
        things: new Set(['oar']),
      });
    });
  },
  parameters: contents<Story>({
    long: {
      turns: [{ id: '1', scene: LONG_WORD, text: LONG_WORD }],
      choices: [{ index: 0, text: LONG_WORD, target: LONG_WORD }],
    },
    hi: {
      language: 'hi',
      turns: [{ id: '1', scene: 'intro', text: 'आख़िरी घाट पर एक नाव खड़ी है।', chosen: 'बिना कहे खेता हूँ' }],
      choices: [{ index: 0, text: 'सिक्का उठाओ', target: 'coin' }],
    },
    ur: {
      language: 'ur',
      turns: [
        { id: '1', scene: 'intro', text: 'آخری گھاٹ پر ایک ناؤ کھڑی ہے۔', chosen: 'بغیر کہے کھیتا ہوں' },
      ],
      choices: [{ index: 0, text: 'سکہ اٹھاؤ', target: 'coin' }],
    },
  }),
};

/** A choice that asks for a name opens a field; the answer is listed among the variables. */
export const Asks: Story = {
  tags: ['played'],
  args: {
    choices: [
      { index: 0, text: 'Say your name', target: 'far_bank', asks: true },
      { index: 1, text: 'Say nothing', target: 'coin' },
    ],
    variables: { numbers: new Map(), things: new Set(), words: new Map([['passenger', 'Meera']]) },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Meera')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Say your name/ }));
    const field = canvas.getByRole('textbox', { name: /Say your name/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' Kabir {Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(0, 'Kabir');
    await expect(canvas.getByRole('log')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Say nothing/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(1, undefined);
  },
};

/** Pasted text is never cut: an error says that it is too long, and it can be shortened. */
export const PastedTooLong: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your own words' });
    const pasted = 'I row on.'.repeat(115);
    await userEvent.click(field);
    await userEvent.paste(pasted);
    await expect(field).toHaveValue(pasted);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Too long to send\. Shorten it to 1,000 characters/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Act' })).toBeDisabled();
    await expect(args.onSay).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}'.repeat(pasted.length - 1000));
    await expect(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSay).toHaveBeenCalledWith(pasted.slice(0, 1000));
  },
};

const TURNS = Array.from({ length: 8 }, (_, at) => ({
  id: String(at),
  scene: `scene ${at}`,
  text: `Passage ${at + 1}. Nothing on the Ganga moves, and in the palm lies a coin.`,
  chosen: 'Row on',
}));

/** The log scrolls to the newest passage, also after a step back. */
export const ShowsTheNewest: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <WithState initial={3}>
      {(count, setCount) => (
        <PlaytestPanel
          {...args}
          turns={TURNS.slice(0, count)}
          onChoose={() => setCount(TURNS.length)}
          onBack={() => setCount(count - 1)}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    const isSeen = (text: RegExp) => {
      const [passage, log] = [canvas.getByText(text), canvas.getByRole('log')].map((element) =>
        element.getBoundingClientRect(),
      );
      return passage!.top >= log!.top && passage!.bottom <= log!.bottom;
    };
    await userEvent.click(canvas.getByRole('button', { name: /Take the coin/ }));
    await expect(isSeen(/^Passage 8/)).toBe(true);
    await expect(isSeen(/^Passage 1/)).toBe(false);
    canvas.getByRole('log').scrollTop = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Back one' }));
    await expect(isSeen(/^Passage 7/)).toBe(true);
  },
};

const NOTHING = { numbers: new Map<string, number>(), things: new Set<string>() };

/** All variables are empty at the start, and a story without variables says so. */
export const NothingYet: Story = {
  tags: ['behaviour'],
  args: { variables: NOTHING, initial: NOTHING, thingNames: ['light'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing yet.')).toBeVisible();
    await expect(canvas.queryByText('The story uses no variables yet.')).toBeNull();
  },
};

export const Telling: Story = { args: { loading: true } };
export const Ending: Story = { args: { choices: [] } };
export const Failed: Story = { args: { error: 'That leads nowhere yet.' } };
export const NotBegun: Story = {
  args: {
    turns: [],
    choices: [],
    variables: { numbers: new Map(), things: new Set<string>() },
    initial: { numbers: new Map(), things: new Set<string>() },
  },
};
