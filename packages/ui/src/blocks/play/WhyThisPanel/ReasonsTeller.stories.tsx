import { aTurnReasons, fixtureModels } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReasonsTeller } from './ReasonsTeller.tsx';

const meta = {
  title: 'Blocks/Playing/WhyThisPanel',
  component: ReasonsTeller,
  args: { reasons: aTurnReasons(), models: fixtureModels.text },
} satisfies Meta<typeof ReasonsTeller>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What the panel says under a name. */
const said = (canvas: Canvas, name: string) => canvas.getByText(name).nextElementSibling as HTMLElement;

/** A model was asked, and could not. */
export const SteppedIn: Story = {
  args: { reasons: aTurnReasons({ stepped_in: 'refused', credits_consumed: 0 }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Narrator')).toHaveTextContent('built in');
    await expect(said(canvas, 'Why not a model')).toHaveTextContent('The model could not go on from here.');
    await expect(said(canvas, 'Credits')).toHaveTextContent('Nothing charged');
  },
};

/** The models had told as much as the operator pays for in a day. */
export const PastTheLimit: Story = {
  args: { reasons: aTurnReasons({ stepped_in: 'daily_limit', credits_consumed: 0 }) },
  play: async ({ canvas }) => {
    await expect(said(canvas, 'Why not a model')).toHaveTextContent(/limit for the day/);
  },
};
