import { fixtureCategories, twelveStories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteLayout } from '../blocks/shell/SiteLayout/SiteLayout.tsx';
import { Note, NOTE_TONES } from '../patterns/Note/Note.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { BUTTON_VARIANTS } from '../primitives/Button/variants.ts';
import { HomeScreen } from '../screens/HomeScreen/HomeScreen.tsx';
import { NOW, openTales } from '../testing/openTales.ts';
import { createTheme } from './createTheme.ts';
import { GlobalStyles } from './GlobalStyles.tsx';

const day = createTheme({ ground: '#f2f7fa', text: '#10222e', accent: '#0a6ba0' });
const night = createTheme({
  ground: '#0c1a24',
  text: '#e8f1f6',
  accent: '#6cc2f0',
  tokens: { 'radius-14': '4px' },
});

const meta = {
  title: 'Foundations/Second brand',
  component: GlobalStyles,
  args: { themes: { night, 'palm-leaf': day } },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof GlobalStyles>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 16, padding: 24 } as const;

/** Buttons and notes in a theme made from three colours. */
export const Parts: Story = {
  render: (args) => (
    <>
      <GlobalStyles {...args} />
      <div style={rowStyle}>
        {BUTTON_VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {NOTE_TONES.map((tone) => (
          <Note key={tone} tone={tone}>
            {tone}
          </Note>
        ))}
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const primary = canvas.getByRole('button', { name: 'primary' });
    const accent = getComputedStyle(primary).getPropertyValue('--kl-gold');
    await expect([day.gold, night.gold]).toContain(accent);
  },
};

/** A whole screen; elements over its pictures are in the brand's dark theme. */
export const Screen: Story = {
  render: (args) => (
    <>
      <GlobalStyles {...args} />
      <SiteLayout currentPath="/home" isSignedIn search={{ value: '', results: [], onValueChange: fn() }}>
        <HomeScreen
          featured={twelveStories.slice(0, 4)}
          trending={twelveStories.slice(4, 8)}
          rows={[{ category: fixtureCategories.folkTales, stories: twelveStories.slice(4, 12) }]}
          openTales={openTales}
          now={NOW}
          onLike={fn()}
          onBookmark={fn()}
          onPlay={fn()}
        />
      </SiteLayout>
    </>
  ),
};
