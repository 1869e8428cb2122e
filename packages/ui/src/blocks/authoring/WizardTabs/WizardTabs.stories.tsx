import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';
import { withLongWords } from '../../../stories/longWords.tsx';
import { Held } from '../../../stories/Held.tsx';
import { WizardTabs } from './WizardTabs.tsx';

const meta = {
  title: 'Blocks/Authoring/WizardTabs',
  component: WizardTabs,
  args: {
    current: 'gameplay',
    done: ['basics', 'details'],
    panels: { basics: 'Words', details: 'For whom', gameplay: 'Experience points', structure: 'Scenes' },
    onChange: fn(),
  },
  render: ({ current, onChange, ...args }) => (
    <Held initial={current} onChange={onChange}>
      {(tab, change) => <WizardTabs {...args} current={tab} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof WizardTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A step that is done has a tick, and says so; each can be opened by keyboard. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Basic Info done required' })).toBeVisible();
    await expect(canvas.getByText('Experience points')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Story Structure' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('structure');
    await expect(canvas.getByText('Scenes')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('gameplay');
  },
};
export const First: Story = { args: { current: 'basics', done: [] } };
export const Hindi: Story = {
  args: { panels: { basics: 'शब्द', details: 'किसके लिए', gameplay: 'अनुभव के अंक', structure: 'दृश्य' } },
  globals: inHindi,
};
export const LongText: Story = { decorators: [withLongWords], globals: onDesktop };
export const LongTextOnPhone: Story = { ...LongText, globals: onPhone };
export const Urdu: Story = {
  args: { panels: { basics: 'الفاظ', details: 'کس کے لیے', gameplay: 'تجربے کے نمبر', structure: 'منظر' } },
  globals: inUrdu,
};
const isInSight: NonNullable<Story['play']> = async ({ canvas }) => {
  const row = canvas.getByRole('tablist').getBoundingClientRect();
  const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
  await expect(tab.left).toBeGreaterThanOrEqual(row.left - 1);
  await expect(tab.right).toBeLessThanOrEqual(row.right + 1);
};

/** The row scrolls, and follows the tab that is shown. */
export const Phone: Story = { args: { current: 'structure' }, globals: onPhone, play: isInSight };
export const UrduPhone: Story = { ...Phone, globals: { ...inUrdu, ...onPhone } };
export const PalmLeaf: Story = { globals: inPalmLeaf };
