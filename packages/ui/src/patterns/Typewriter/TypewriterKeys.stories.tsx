import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { motionPreference } from '../../testing/motion.ts';
import { Typewriter } from './Typewriter.tsx';

/** Which keys finish the typing, and which belong to a control. */
const meta = {
  title: 'Components/Patterns/Typewriter',
  component: Typewriter,
  tags: ['behaviour'],
  args: { children: 'The oar bites, and the bank lets go of you.', msPerCharacter: 100_000 },
  beforeEach: motionPreference('no-preference'),
} satisfies Meta<typeof Typewriter>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = (root: HTMLElement) => root.querySelector('[data-typing]');

/** A key on the button that requested the text finishes the typing, instead of paying for another text. */
export const FinishedByAKeyOnTheButtonThatHadItTold: Story = {
  render: function TellingButton(args) {
    const [isTold, setIsTold] = useState(false);
    const [presses, setPresses] = useState(0);
    return (
      <>
        <button
          onClick={() => {
            setIsTold(true);
            setPresses(presses + 1);
          }}
        >
          Pressed {presses} times
        </button>
        {isTold && <Typewriter {...args} />}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
    await expect(typed(canvasElement)).not.toBeNull();
    await userEvent.keyboard(' ');
    await expect(typed(canvasElement)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pressed 2 times' })).toBeVisible();
  },
};

/** Enter in an empty field finishes the typing: the focus stays there after sending. */
export const FinishedByEnterInAnEmptyField: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()} <input aria-label="Action" />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'I wait{Enter}');
    await expect(typed(canvasElement)).not.toBeNull();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(typed(canvasElement)).toBeNull();
  },
};

/** A space typed into a field belongs to the field. */
export const KeysInAFieldAreTheFields: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()} <input aria-label="Action" />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'I row on');
    await expect(typed(canvasElement)).not.toBeNull();
  },
};
