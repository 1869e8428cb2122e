import {
  drawScene,
  type Hour,
  HOURS,
  MOTIF_NAMES,
  type MotifName,
  type SceneOptions,
  type Style,
  STYLES,
} from '@kathaloka/illustrator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gallery, Intro, Page, Section } from './foundations.styles.ts';

interface Painter {
  readonly name: string;
  readonly about: string;
  readonly pictures: readonly (readonly [keywords: string, seed: string, alt: string])[];
}

const PAINTERS: Readonly<Record<Style, Painter>> = {
  chitrakar: {
    name: 'Chitrakar',
    about: 'After the scroll painters: ink outlines, flat fills, a border of flowers or fish.',
    pictures: [
      ['peacock garden', 'peacock-3', 'A peacock with its tail spread'],
      ['battlefield night', 'eighteenth-morning', 'A chariot on a battlefield at night'],
      ['churning ocean dawn', 'churning', 'A mountain turned by a serpent in the sea'],
    ],
  },
  ajanta: {
    name: 'Ajanta',
    about: 'After the cave frescoes: red-brown contour, soft modelling, plaster that has lost flakes.',
    pictures: [
      ['throne court', 'prince', 'A throne in a painted hall'],
      ['lotus lake swan', 'two-swans', 'Two swans on a lotus lake'],
      ['palace queen', 's2', 'A queen, her palace behind her'],
    ],
  },
  ravivarma: {
    name: 'Ravivarma',
    about: 'After the oil painters: light from one side, mist, no outlines.',
    pictures: [
      ['river night boat', 'ferryman', 'A covered boat on a river by moonlight'],
      ['ocean sail dusk', 'sail-toward-lanka', 'A sail on the ocean at dusk'],
      ['forest hermit dawn', 'fourteen-years', 'A hermit under trees in a pale morning'],
    ],
  },
  vishvakarma: {
    name: 'Vishvakarma',
    about: 'After the architect of the gods: gold line on jewel colours, a sign behind the subject.',
    pictures: [
      ['temple night', 'architect', 'A temple of many spires before a golden sign'],
      ['palace dusk', 'thousand-mirrors', 'A palace of stepped towers'],
      ['tree of life', 'wishing-tree', 'A golden tree'],
    ],
  },
};

/** An SVG in an `<img>`, as the server serves it. */
function Drawing({ alt, ...scene }: SceneOptions & { alt: string }) {
  const svg = drawScene({ width: 640, height: 360, ...scene });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The four painters; one of them draws each story's cover. */
function FourPainters() {
  return (
    <Page lang="en" dir="ltr">
      <Intro>
        <h1>Illustration</h1>
        <p>
          Four painters, drawing from words and a seed. Nobody has a halo, extra arms or a god’s attribute;
          eyes are lowered.
        </p>
      </Intro>
      {STYLES.map((style) => (
        <Section key={style}>
          <h2>{PAINTERS[style].name}</h2>
          <p>{PAINTERS[style].about}</p>
          <Gallery>
            {PAINTERS[style].pictures.map(([keywords, seed, alt]) => (
              <li key={seed}>
                <Drawing style={style} keywords={keywords} seed={seed} alt={alt} />
              </li>
            ))}
          </Gallery>
        </Section>
      ))}
    </Page>
  );
}

interface MotifsProps {
  /** The style. */
  style: Style;
  /** The hour and weather. */
  hour: Hour;
  /** Another seed gives another picture of the same subject. */
  seed: string;
}

/** A keyword for this motif, if its own name is not one. */
const WORDS: Partial<Record<MotifName, string>> = {
  treeoflife: 'tree of life',
  burial: 'burial ground',
  city: 'city of the future',
};

/** Every motif, in one style and at one hour. */
function AllMotifs({ style, hour, seed }: MotifsProps) {
  return (
    <Page lang="en" dir="ltr">
      <Intro>
        <h1>{PAINTERS[style].name}</h1>
        <p>
          {MOTIF_NAMES.length} motifs at {hour}. The controls change painter, hour and seed.
        </p>
      </Intro>
      <Gallery>
        {MOTIF_NAMES.map((name) => {
          const word = WORDS[name] ?? name;
          return (
            <li key={name}>
              <Drawing style={style} seed={`${seed}-${name}`} keywords={[word, hour]} alt="" />
              <p>{word}</p>
            </li>
          );
        })}
      </Gallery>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Illustration',
  component: AllMotifs,
  parameters: { layout: 'fullscreen' },
  args: { style: 'chitrakar', hour: 'dusk', seed: 'a' },
  argTypes: {
    style: { control: 'inline-radio', options: STYLES },
    hour: { control: 'inline-radio', options: HOURS },
  },
} satisfies Meta<typeof AllMotifs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Painters: Story = {
  render: () => <FourPainters />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(12);
  },
};

/** Pictures for the words of a story. */
export const Motifs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(MOTIF_NAMES.length);
  },
};
export const MotifsAtNight: Story = { args: { style: 'vishvakarma', hour: 'night' } };
