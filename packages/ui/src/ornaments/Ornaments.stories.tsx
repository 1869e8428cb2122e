import type { Meta, StoryObj } from '@storybook/react-vite';
import { TONES } from '../theme/tone.ts';
import { CardArch } from './CardArch.tsx';
import { Danda } from './Danda.tsx';
import { DrawnCover } from './DrawnCover.tsx';
import { EmptyArch } from './EmptyArch.tsx';
import { JaliPattern } from './JaliPattern.tsx';
import { KolamDivider } from './KolamDivider.tsx';
import { Lamps } from './Lamps.tsx';
import { LogoMark } from './LogoMark.tsx';
import { Lotus } from './Lotus.tsx';
import { Rosette } from './Rosette.tsx';
import { ThinkingLamps } from './ThinkingLamps.tsx';

/** Drawn in the current colour and hidden from screen readers. At most three kinds in one view. */
const meta = {
  title: 'Foundations/Ornaments',
  decorators: [(Story) => <div style={{ color: 'var(--kl-gold)', maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only over a card's cover. */
export const Arch: Story = {
  render: () => (
    <div style={{ maxWidth: 320, background: 'var(--kl-peacock)' }}>
      <CardArch />
    </div>
  ),
};

/** Shown while the narrator is working. */
export const Thinking: Story = { render: () => <ThinkingLamps /> };

/** The cover of a story without a picture, in the tone of its id. */
export const Cover: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 }}>
      {TONES.map((tone) => (
        <div key={tone} style={{ aspectRatio: '16 / 10.4' }}>
          <DrawnCover tone={tone} />
        </div>
      ))}
    </div>
  ),
};

/** Marks the end of something. */
export const Kolam: Story = { render: () => <KolamDivider /> };

/** The bullet of titles, and the flower of an empty state. */
export const LotusFlower: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'end' }}>
      <Lotus />
      <Lotus size={76} />
    </div>
  ),
};

/** The loading indicator. The lamps are lit one after the other, or together with reduced motion. */
export const FiveLamps: Story = { render: () => <Lamps /> };

/** Only for the not-found page. */
export const PictureArch: Story = { render: () => <EmptyArch /> };

/** The stone lattice, a faint background where there is no picture. */
export const Jali: Story = {
  render: () => (
    <svg width="280" height="168" aria-hidden>
      <defs>
        <JaliPattern id="jali-story" />
      </defs>
      <rect width="280" height="168" fill="url(#jali-story)" opacity="0.4" />
    </svg>
  ),
};

export const SmallSigns: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <LogoMark />
      <Danda />
      <svg width="32" height="32" viewBox="-16 -16 32 32" aria-hidden>
        <Rosette x={0} y={0} scale={1.4} />
      </svg>
    </div>
  ),
};
