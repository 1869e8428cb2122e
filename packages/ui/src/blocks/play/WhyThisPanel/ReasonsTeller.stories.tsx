import { aTurnReasons, fixtureModels } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReasonsTeller } from './ReasonsTeller.tsx';

const meta = {
  title: 'Components/Playing/WhyThisPanel',
  component: ReasonsTeller,
  args: { reasons: aTurnReasons(), models: fixtureModels.text },
} satisfies Meta<typeof ReasonsTeller>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the element with the value under a label. */
const said = (canvas: Canvas, name: string) => canvas.getByText(name).nextElementSibling as HTMLElement;

/** A model was asked and failed, so the built-in narrator told the turn. */
export const SteppedIn: Story = {
  args: { reasons: aTurnReasons({ stepped_in: 'refused', credits_consumed: 0 }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Narrator')).toHaveTextContent('built in');
    await expect(said(canvas, 'Why not a model')).toHaveTextContent('The model could not go on from here.');
    await expect(said(canvas, 'Credits')).toHaveTextContent('Nothing charged');
  },
};

/** A model was asked, and returned the scene as it is written. */
export const Copied: Story = {
  tags: ['behaviour'],
  args: { reasons: aTurnReasons({ stepped_in: 'copied', credits_consumed: 0 }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Why not a model')).toHaveTextContent('The model gave the author’s own words.');
    await expect(said(canvas, 'Credits')).toHaveTextContent('Nothing charged');
  },
};

/** The account has used up its free turns of the hour. */
export const PastTheFreeParts: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { reasons: aTurnReasons({ stepped_in: 'unpaid_limit', credits_consumed: 0 }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Why not a model')).toHaveTextContent(/as many free parts as they may/);
  },
};

/** Another model told the turn instead of the requested one. */
export const InPlaceOfAnother: Story = {
  tags: ['behaviour'],
  args: { reasons: aTurnReasons({ told_by: 'gemma-4-31b-it', told_for: 'sarvam-30b', credits_consumed: 1 }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Narrator')).toHaveTextContent('by the model gemma-4-31b-it');
    await expect(said(canvas, 'In place of')).toHaveTextContent('sarvam-30b, which did not answer');
  },
};

/** No model in the fallback chain answered. */
export const NobodyAnswered: Story = {
  tags: ['behaviour'],
  args: { reasons: aTurnReasons({ stepped_in: 'failed', credits_consumed: 0 }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Why not a model')).toHaveTextContent('No model answered.');
  },
};

/** The models have reached the operator's daily limit. */
export const PastTheLimit: Story = {
  args: { reasons: aTurnReasons({ stepped_in: 'daily_limit', credits_consumed: 0 }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Why not a model')).toHaveTextContent(/limit for the day/);
  },
};
