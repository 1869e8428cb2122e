import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, Intro, Page, Section } from './foundations.styles.ts';

interface Style {
  readonly name: string;
  readonly about: string;
  readonly pictures: readonly [file: string, alt: string][];
}

const STYLES: readonly Style[] = [
  {
    name: 'Chitrakar',
    about: 'After the scroll painters: ink outlines, flat fills, a border of flowers or fish.',
    pictures: [
      ['peacock', 'A peacock with its tail spread, under fruit trees'],
      ['eighteenth-morning', 'A chariot drawn by elephants under a parasol'],
      ['churning', 'A ship with one sail on scalloped waves'],
    ],
  },
  {
    name: 'Ajanta',
    about: 'After the cave frescoes: red-brown contour, soft modelling, plaster that has lost flakes.',
    pictures: [
      ['prince', 'A throne in a red hall, two people before it'],
      ['two-swans', 'Two swans on a lotus lake'],
    ],
  },
  {
    name: 'Ravivarma',
    about: 'After the oil painters: light from one side, mist, no outlines.',
    pictures: [
      ['ferryman', 'A covered boat on a river by moonlight'],
      ['sail-toward-lanka', 'A sail on the ocean at dusk'],
      ['fourteen-years', 'A hermit under palms in a pale morning'],
    ],
  },
  {
    name: 'Vishvakarma',
    about: 'After the architect of the gods: gold line on jewel colours, a sign behind the subject.',
    pictures: [
      ['architect', 'A temple of many spires before a golden wheel'],
      ['thousand-mirrors', 'A palace of stepped towers'],
      ['wishing-tree', 'A golden tree between two spires'],
    ],
  },
];

/** The four painters of the house. Each story's cover is drawn by one of them. */
function Illustration() {
  return (
    <Page>
      <Intro>
        <h1>Illustration</h1>
        <p>Four painters, one story. Nobody has a halo, extra arms or a god’s attribute; eyes are lowered.</p>
      </Intro>
      {STYLES.map(({ name, about, pictures }) => (
        <Section key={name}>
          <h2>{name}</h2>
          <p>{about}</p>
          <Gallery>
            {pictures.map(([file, alt]) => (
              <li key={file}>
                <img src={`/covers/${file}.webp`} alt={alt} width={640} height={360} />
              </li>
            ))}
          </Gallery>
        </Section>
      ))}
    </Page>
  );
}

const meta = {
  title: 'Foundations/Illustration',
  component: Illustration,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Illustration>;
export default meta;

export const Painters: StoryObj<typeof meta> = {};
