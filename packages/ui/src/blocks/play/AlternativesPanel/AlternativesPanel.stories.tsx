import { aModel, fixtureModels } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { AlternativesPanel } from './AlternativesPanel.tsx';

const meta = {
  title: 'Components/Playing/AlternativesPanel',
  component: AlternativesPanel,
  args: { models: fixtureModels.image.slice(0, 2), onSelect: fn() },
} satisfies Meta<typeof AlternativesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Two cheaper models',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Try these alternatives:')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Chitrakar 5 credits' }));
    await expect(args.onSelect).toHaveBeenCalledWith(fixtureModels.image[1]);
  },
  parameters: contents<Story>({
    long: {
      models: [
        ...fixtureModels.image,
        aModel({ model_key: 'long', display_name: 'Venkatanarasimharajuvaripeta of the Nine Rivers' }),
      ],
    },
  }),
};

/** Under a right-to-left tale the labels have their own direction, so that punctuation stays at the end. */
export const UnderATaleFromRightToLeft: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div dir="rtl">
      <AlternativesPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Try these alternatives:', 'Chitrakar', '5 credits'])
      await expect(canvas.getAllByText(words)[0]?.tagName).toBe('BDI');
  },
};
