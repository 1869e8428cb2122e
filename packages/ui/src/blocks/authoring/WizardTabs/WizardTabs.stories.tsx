import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import { WithState } from '../../../testing/WithState.tsx';
import { WizardTabs } from './WizardTabs.tsx';

const meta = {
  title: 'Components/Writing/WizardTabs',
  component: WizardTabs,
  args: {
    value: 'gameplay',
    done: ['basics', 'details'],
    panels: { basics: 'Words', details: 'Audience', gameplay: 'Experience points', structure: 'Scenes' },
    onValueChange: fn(),
  },
  render: ({ value, onValueChange, ...args }) => (
    <WithState initial={value} onChange={onValueChange}>
      {(tab, change) => <WizardTabs {...args} value={tab} onValueChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof WizardTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A completed step has a tick with a text alternative; any step can be opened by keyboard. */
export const Default: Story = {
  name: 'Third of four steps',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Basic Info done required' })).toBeVisible();
    await expect(canvas.getByText('Experience points')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Story Structure' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('structure');
    await expect(canvas.getByText('Scenes')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('gameplay');
  },
  parameters: contents<Story>({
    hi: { panels: { basics: 'शब्द', details: 'किसके लिए', gameplay: 'अनुभव के अंक', structure: 'दृश्य' } },
    ur: { panels: { basics: 'الفاظ', details: 'کس کے لیے', gameplay: 'تجربے کے نمبر', structure: 'منظر' } },
  }),
};
export const First: Story = { args: { value: 'basics', done: [] } };
export const LongText: Story = { tags: ['behaviour'], decorators: [withLongWords], globals: onDesktop };
const isInSight: NonNullable<Story['play']> = async ({ canvas }) => {
  const row = canvas.getByRole('tablist').getBoundingClientRect();
  const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
  await expect(tab.left).toBeGreaterThanOrEqual(row.left - 1);
  await expect(tab.right).toBeLessThanOrEqual(row.right + 1);
};

/** The row scrolls to the current tab. */
export const Phone: Story = {
  tags: ['behaviour'],
  args: { value: 'structure' },
  globals: onPhone,
  play: isInSight,
};
export const UrduPhone: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
