import { type ColourToken, contrast, night, palmLeaf } from '@kathaloka/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Board, BoardTitle, Intro, Page, Section, Tile, Tiles } from './foundations.styles.ts';

const GROUNDS = ['bg-deep', 'bg', 'surface-1', 'surface-2', 'surface-3'] as const;

const INKS: readonly [ColourToken, string][] = [
  ['text', 'reading'],
  ['text-soft', 'secondary'],
  ['text-mute', 'meta'],
  ['text-dim', 'what was told before'],
  ['gold-text', 'links, costs'],
  ['sindoor-text', 'liked'],
  ['peacock-text', 'selected'],
  ['success-text', 'done'],
  ['warning-text', 'careful'],
  ['danger-text', 'failed'],
  ['info-text', 'note'],
];

const FILLS: readonly [ColourToken, ColourToken, string][] = [
  ['gold', 'on-gold', 'the one action'],
  ['sindoor', 'on-sindoor', 'premium, destructive'],
  ['peacock', 'on-peacock', 'finished step'],
];

type Colours = Readonly<Record<ColourToken, string>>;

const paint = (ground: string, ink: string) => ({ '--kl-ground': ground, '--kl-ink': ink }) as CSSProperties;
const ratio = (ink: string, ground: string) => contrast(ink, ground).toFixed(1);

interface ThemeBoardProps {
  name: string;
  theme: 'night' | 'palm-leaf';
  colours: Colours;
}

function ThemeBoard({ name, theme, colours }: ThemeBoardProps) {
  return (
    <Board data-theme={theme}>
      <BoardTitle>{name}</BoardTitle>
      <Tiles aria-label={`${name}: grounds`}>
        {GROUNDS.map((ground) => (
          <Tile key={ground} style={paint(colours[ground], colours.text)}>
            {ground}
            <code>{colours[ground]}</code>
          </Tile>
        ))}
      </Tiles>
      <Tiles aria-label={`${name}: inks`}>
        {INKS.map(([ink, use]) => (
          <Tile key={ink} style={paint(colours['surface-1'], colours[ink])}>
            <b aria-hidden>Aa</b>
            {ink}
            <code>{colours[ink]}</code>
            <span>{ratio(colours[ink], colours['surface-1'])} on surface-1</span>
            {use}
          </Tile>
        ))}
      </Tiles>
      <Tiles aria-label={`${name}: fills`}>
        {FILLS.map(([fill, ink, use]) => (
          <Tile key={fill} style={paint(colours[fill], colours[ink])}>
            {fill}
            <code>{colours[fill]}</code>
            {ratio(colours[ink], colours[fill])}: {use}
          </Tile>
        ))}
      </Tiles>
    </Board>
  );
}

/** Every colour by its role, with its contrast computed from the tokens. */
function Colours() {
  return (
    <Page lang="en" dir="ltr">
      <Intro>
        <h1>Colour</h1>
        <p>
          Say the role, not the hue. Pictures bring the colour; the interface stays quiet: one gold action in
          a view, vermilion and peacock in small places with a fixed meaning.
        </p>
      </Intro>
      <Section>
        <h2>Two themes, the same roles</h2>
        <ThemeBoard name="Night manuscript" theme="night" colours={night} />
        <ThemeBoard name="Palm leaf" theme="palm-leaf" colours={palmLeaf} />
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Colours>;
export default meta;

export const Colour: StoryObj<typeof meta> = {};
