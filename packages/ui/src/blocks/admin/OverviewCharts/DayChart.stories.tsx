import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { daysOfTurns } from '../../../testing/overview.ts';
import { DayChart } from './DayChart.tsx';

const meta = {
  title: 'Components/Administration/DayChart',
  component: DayChart,
  args: {
    title: 'Turns told',
    series: [
      { key: 'built_in', label: 'Built-in narrator' },
      { key: 'provider', label: 'Provider models' },
    ],
    days: daysOfTurns(30),
    finding: '441 on 22 Oct, 956 on 20 Nov. Most on 14 Nov: 1,260.',
    format: (value: number) => String(value),
  },
} satisfies Meta<typeof DayChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chart has a text alternative, and every figure is in a table. */
export const Default: Story = {
  name: 'Two series by day',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Turns told. 441 on 22 Oct/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = canvas.getByRole('table', { name: 'Turns told' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
  parameters: contents<Story>({
    long: { finding: longRefusal },
    hi: {
      title: 'सुनाई गई बारियाँ',
      series: [
        { key: 'built_in', label: 'अपना सूत्रधार' },
        { key: 'provider', label: 'बाहर के मॉडल' },
      ],
      finding: '22 अक्टूबर को 441, 20 नवंबर को 956। सबसे ज़्यादा 14 नवंबर को: 1,260।',
    },
    ur: {
      title: 'سنائی گئی باریاں',
      series: [
        { key: 'built_in', label: 'اپنا داستان گو' },
        { key: 'provider', label: 'باہر کے ماڈل' },
      ],
      finding: '22 اکتوبر کو 441، 20 نومبر کو 956۔ سب سے زیادہ 14 نومبر کو: 1,260۔',
    },
  }),
};

/** The second figure includes the first; a day without figures has no bar. */
export const Including: Story = {
  args: {
    title: 'How long a telling takes',
    series: [
      { key: 'p50', label: 'Half of them at most' },
      { key: 'p95', label: '95 of 100 at most' },
    ],
    days: daysOfTurns(7).map(({ day }, index) => ({
      day,
      values: index === 2 ? [null, null] : [800 + index * 90, 2400 + index * 200],
      includesFirst: true,
    })),
    format: (value) => `${(value / 1000).toFixed(1)} s`,
  },
};
export const OneSeries: Story = {
  tags: ['behaviour'],
  args: {
    title: 'Plays',
    series: [{ key: 'plays', label: 'Plays' }],
    days: daysOfTurns(7).map(({ day, values }) => ({ day, values: values.slice(0, 1) })),
  },
};
export const NinetyDays: Story = { tags: ['behaviour'], args: { days: daysOfTurns(90) } };
export const Empty: Story = { args: { days: [], finding: 'Nobody has played yet.' } };
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
