import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { PROGRESS_TONES, ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Three turns of the wheel', value: 66 },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Two thirds',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Three turns of the wheel' });
    await expect(bar).toHaveAttribute('value', '66');
    await expect(bar).toHaveAttribute('max', '100');
  },
  parameters: contents<Story>({ hi: { label: 'पहिए के तीन चक्कर' } }),
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {PROGRESS_TONES.map((tone) => (
        <ProgressBar key={tone} {...args} label={tone} tone={tone} />
      ))}
    </div>
  ),
};

export const NotBegun: Story = { tags: ['behaviour'], args: { value: 0 } };

/** Values above the maximum are clamped. */
export const Full: Story = {
  args: { value: 12, max: 10, tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '10');
  },
};

export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.offsetWidth).toBe(bar.parentElement?.clientWidth);
  },
};
