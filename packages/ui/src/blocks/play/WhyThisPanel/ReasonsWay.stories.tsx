import { aTurnReasons, fixtureModels } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onDesktop } from '../../../testing/globals.ts';
import { WhyThisPanel } from './WhyThisPanel.tsx';

/** How the player came to a turn, and what its teller was given. */
const meta = {
  title: 'Components/Playing/WhyThisPanel/Reasons',
  component: WhyThisPanel,
  args: { reasons: aTurnReasons(), models: fixtureModels.text, onClose: fn() },
  decorators: [(Story) => <div style={{ height: 760 }}>{Story()}</div>],
  globals: onDesktop,
} satisfies Meta<typeof WhyThisPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the element with the value under a label. */
const said = (canvas: Canvas, name: string) => canvas.getByText(name).nextElementSibling as HTMLElement;

/** The texts that a model was given. Whether it used them is unknown. */
export const GivenToAModel: Story = {
  tags: ['behaviour'],
  args: { reasons: aTurnReasons({ told_by: 'llama-3.3-70b' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deeds, facts and lore the model was given')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('the passenger who casts no shadow');
  },
};

/** A model that was given only the scene. */
export const ByAModelWithoutLore: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { reasons: aTurnReasons({ told_by: 'llama-3.3-70b', remembered: [] }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Deeds, facts and lore the model was given')).toHaveTextContent(
      'None of them for this part.',
    );
  },
};

/** The player's own words, and the choice that they were taken for. */
export const Understood: Story = {
  tags: ['behaviour'],
  args: {
    reasons: aTurnReasons({
      came: { by: 'free_text', text: 'I take the stick and read on' },
      understood_as: 'Follow the tracks to the salt.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'How you got here')).toHaveTextContent(
      'Your own words took one of the ways on: “I take the stick and read on” It was taken for: “Follow the tracks to the salt.”',
    );
  },
};

/** Words that equal the choice are shown once. */
export const UnderstoodWordForWord: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { reasons: aTurnReasons({ came: { by: 'free_text', text: 'Swim' }, understood_as: 'Swim' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/It was taken for/)).toBeNull();
  },
};

/** An open scene had used up its turns. */
export const TimeUp: Story = {
  tags: ['behaviour'],
  args: {
    reasons: aTurnReasons({ came: { by: 'time_up', text: 'I sit down and wait for whoever it is.' } }),
  },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'How you got here')).toHaveTextContent(
      'The time of the scene before was up, and its only way on was taken. You had said: “I sit down and wait for whoever it is.”',
    );
  },
};
