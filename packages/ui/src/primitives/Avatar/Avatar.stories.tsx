import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { shows } from '../../testing/plays.ts';
import { Avatar } from './Avatar.tsx';

const NAMES = ['Dev Malhotra', 'Kabir Sen', 'Meera Joshi', 'Tara Iyer'];
/** On an English page these have a font of the system, so no picture is compared with them. */
const OTHER_SCRIPTS = ['अनन्या मिश्रा', 'زہرا نقوی'];

const inARow = (names: readonly string[]) => (
  <div style={{ display: 'flex', gap: 12 }}>
    {names.map((name) => (
      <Avatar key={name} name={name} />
    ))}
  </div>
);

const meta = {
  title: 'Components/Primitives/Avatar',
  component: Avatar,
  args: { name: 'Meera Joshi' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Initials',
  play: shows('MJ'),
  parameters: contents<Story>({
    hi: { name: 'अनन्या मिश्रा', size: 'medium' },
    ur: { name: 'زہرا نقوی', size: 'medium' },
  }),
};

/** A name always has the same tone. */
export const Tones: Story = { render: () => inARow(NAMES) };

/** Letters with marks above and below stay inside the circle. */
export const OtherScripts: Story = { render: () => inARow(OTHER_SCRIPTS) };

export const Medium: Story = { tags: ['behaviour'], args: { size: 'medium' } };

export const WithPicture: Story = { args: { src: '/covers/prince.webp' } };

export const PictureFails: Story = {
  args: { src: '/covers/no-such-picture.webp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MJ')).toBeVisible();
  },
};

/** People with the same initials are told apart by a number and a colour. */
export const ToldApart: Story = {
  tags: ['behaviour'],
  args: { initials: 'MJ2', tone: 'jamun' },
  play: shows('MJ2'),
};

/** A long name has two initials as well. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Raju' },
  play: shows('VR'),
};
