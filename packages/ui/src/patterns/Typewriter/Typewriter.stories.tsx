import { overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { motionPreference } from '../../testing/motion.ts';
import { Typewriter, type TypewriterProps } from './Typewriter.tsx';

const TEXT = 'The oar bites, and the bank lets go of you.';
const NEVER_MS = 100_000;

const meta = {
  title: 'Components/Patterns/Typewriter',
  component: Typewriter,
  args: { children: TEXT, msPerCharacter: 2, onFinish: fn() },
  decorators: [
    (Story) => (
      <p style={{ font: '400 1.25rem/var(--kl-lh-tale) var(--kl-font-tale)', maxWidth: 300 }}>{Story()}</p>
    ),
  ],
  beforeEach: motionPreference('no-preference'),
  // waits for the text, which types out even with reduced motion
  parameters: { chromatic: { delay: 800 } },
} satisfies Meta<typeof Typewriter>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = (root: HTMLElement) => root.querySelector('[data-typing]');

/** The text types out; the layout does not shift. */
export const Default: Story = {
  name: 'Types a text',
  play: async ({ canvasElement, args }) => {
    const paragraph = canvasElement.querySelector('p');
    const height = paragraph?.offsetHeight;
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
    await expect(paragraph?.textContent).toBe(TEXT);
    await expect(paragraph?.offsetHeight).toBe(height);
  },
  parameters: contents<Story>({
    ur: { children: 'چپو پانی میں اترتا ہے اور کنارہ ہاتھ چھوڑ دیتا ہے۔', language: 'ur' },
  }),
};

/** Text that is not typed yet takes its space and is read by screen readers, but is invisible. */
export const Unwritten: Story = {
  args: { msPerCharacter: NEVER_MS },
  play: async ({ canvasElement }) => {
    await expect(typed(canvasElement)?.textContent).toBe(TEXT);
    const unwritten = typed(canvasElement)?.querySelector('[data-unwritten]');
    await expect(unwritten).toHaveTextContent(TEXT);
    await expect(unwritten).toHaveStyle({ opacity: '0' });
  },
};

/** Only the part of a long text near the current position is laid out; screen readers get all of it. */
export const LongPassage: Story = {
  tags: ['behaviour'],
  args: { msPerCharacter: NEVER_MS, children: `${TEXT} `.repeat(40) },
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p') as HTMLElement;
    await expect(typed(canvasElement)?.textContent).toBe(`${TEXT} `.repeat(40));
    const height = paragraph.offsetHeight;
    await userEvent.click(typed(canvasElement) as Element);
    await expect(paragraph.textContent).toBe(`${TEXT} `.repeat(40));
    await expect(paragraph.offsetHeight).toBeGreaterThan(height * 2);
  },
};

export const FinishedByAClick: Story = {
  tags: ['behaviour'],
  args: { msPerCharacter: NEVER_MS },
  play: async ({ canvasElement, args }) => {
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.click(typed(canvasElement) as Element);
    await expect(typed(canvasElement)).toBeNull();
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

export const FinishedBySpace: Story = {
  tags: ['behaviour'],
  args: { msPerCharacter: NEVER_MS },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard(' ');
    await expect(typed(canvasElement)).toBeNull();
  },
};

export const FinishedByEnter: Story = {
  tags: ['behaviour'],
  args: { msPerCharacter: NEVER_MS },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Enter}');
    await expect(typed(canvasElement)).toBeNull();
  },
};

function Arriving(args: TypewriterProps) {
  const [text, setText] = useState('The oar bites, ');
  const isComplete = text === TEXT;
  return (
    <>
      <Typewriter {...args} isComplete={isComplete} {...(isComplete && { msPerCharacter: NEVER_MS })}>
        {text}
      </Typewriter>{' '}
      <button type="button" onClick={() => setText(TEXT)}>
        More
      </button>
    </>
  );
}

/** The text streams in pieces: typing waits at the end of each, and continues with the next. */
export const ArrivingText: Story = {
  tags: ['behaviour'],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(typed(canvasElement)).toBeNull());
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(typed(canvasElement)).not.toBeNull();
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.click(typed(canvasElement) as Element);
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

/** Asterisks are not shown, and emphasis is rendered during typing. */
export const Emphasis: Story = {
  tags: ['behaviour'],
  args: { children: 'The *oar* bites, and **the bank** lets go of 5 * 3.', hasEmphasis: true },
  play: async ({ canvasElement, args }) => {
    const paragraph = canvasElement.querySelector('p');
    await expect(paragraph?.textContent).toBe('The oar bites, and the bank lets go of 5 * 3.');
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
    await expect(paragraph?.textContent).toBe('The oar bites, and the bank lets go of 5 * 3.');
    await expect(canvasElement.querySelector('em')).toHaveTextContent('oar');
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('the bank');
  },
};

const EMPHASISED = 'The *oar* bites, and **the bank** lets go.';

function ArrivingEmphasis(args: TypewriterProps) {
  const [length, setLength] = useState(1);
  return (
    <>
      <Typewriter {...args} isComplete={length >= EMPHASISED.length}>
        {EMPHASISED.slice(0, length)}
      </Typewriter>{' '}
      <button type="button" onClick={() => setLength(length + 1)}>
        More
      </button>
    </>
  );
}

/** Emphasis that streams in pieces never shows an asterisk. */
export const EmphasisArrives: Story = {
  tags: ['behaviour'],
  args: { hasEmphasis: true },
  render: (args) => <ArrivingEmphasis {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const text = canvasElement.querySelector('p > span');
    for (let length = 1; length < EMPHASISED.length; length += 1) {
      await expect(text?.textContent).not.toContain('*');
      canvas.getByRole('button', { name: 'More' }).click();
    }
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
    await expect(text?.textContent).toBe('The oar bites, and the bank lets go.');
    await expect(canvasElement.querySelector('em')).toHaveTextContent('oar');
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('the bank');
  },
};

export const ReducedMotion: Story = {
  tags: ['behaviour'],
  args: { msPerCharacter: NEVER_MS },
  beforeEach: motionPreference('reduce'),
  play: async ({ canvasElement }) => {
    await expect(typed(canvasElement)).toBeNull();
  },
};

export const Immediate: Story = {
  tags: ['behaviour'],
  args: { msPerCharacter: NEVER_MS, isEnabled: false },
  play: async ({ canvasElement, args }) => {
    await expect(typed(canvasElement)).toBeNull();
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

/** Text that is not typed yet takes up its space, so that the lines below do not move. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { children: overlongStory.tagline },
  globals: onPhone,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { children: 'चप्पू पानी में उतरता है और किनारा हाथ छोड़ देता है।', language: 'hi' },
  decorators: [(Story) => <span lang="hi">{Story()}</span>],
};
