import type { Language } from '@kathaloka/contract/entities';
import { area } from '../area.ts';

export interface LandingCard {
  title: string;
  text: string;
}

/** The six steps of a game. */
const leaves: readonly LandingCard[] = [
  {
    title: 'Choose a tale',
    text: 'Browse galleries of myth, folklore and mystery. Every arch is a story.',
  },
  { title: 'Pick a narrator', text: 'Each text model has its own voice. Tenali is quick and sly.' },
  { title: 'Pick a painter', text: 'Four styles of Indian art set the place before your eyes.' },
  {
    title: 'Choose, or write',
    text: 'Take an offered path, or describe your own action in plain words.',
  },
  { title: 'Immerse and show', text: 'Slow a moment down, or ask for a picture of the place.' },
  { title: 'Reach an ending', text: 'Earn stars and credits, then return by another road.' },
];

const features: readonly LandingCard[] = [
  {
    title: 'Interactive choices',
    text: 'Each fork offers the author’s paths. Or ask, look, try in your own words: the tale answers.',
  },
  {
    title: 'AI-generated visuals',
    text: 'A program draws the place of a scene in four Indian styles, free of charge. An image model, where one is set up, draws what happens there.',
  },
  {
    title: 'Rich mythology',
    text: 'Epics, Jatakas, Panchatantra and village ghosts. Kathaloka’s own tales were written with a language model’s help, and say so.',
  },
  {
    title: 'Multiple endings',
    text: 'A kind word in the first scene may open a door in the last. Come back for the others.',
  },
  {
    title: 'Character customization',
    text: 'Say who you are and how you act. The narrator remembers it, and so do those who heard you.',
  },
  {
    title: 'Achievement system',
    text: 'Daily tasks, milestones and achievements pay in stars and credits.',
  },
];

const landing = {
  /** The language of these texts: they are long, so they may remain English on a translated page. */
  language: 'en' as string,
  sections: 'Sections',
  navigation: 'On this page',
  /** The names of the sections in links and dots, in order. */
  sectionNames: ['Welcome', 'What is it', 'How it works', 'Features', 'Begin'],
  menu: 'Menu',
  login: 'Login',
  profile: 'Profile',
  ownName: { text: 'कथालोक', language: 'hi' as Language },
  meaning: 'world of tales',
  heroTitle: 'Every tale waits for your next word.',
  heroText:
    'Step through the arch. Walk with heroes, tricksters and river spirits while a narrator answers what you do.',
  getStarted: 'Get Started',
  firstScene: 'Or read the first scene of a tale now',
  whatTitle: 'A story that answers',
  whatText:
    'Kathaloka is a house of stories that you play by choosing, or in your own words. Authors write the scenes and lay out the paths; Sutradhar, the narrator, walks them with you and answers what you do.',
  exampleNarrator: 'Sutradhar',
  exampleYou: 'You, for example',
  example: {
    before: 'The ferryman holds out his hand for the fare. He casts no shadow on the water.',
    action: 'I ask him whose lamp is still burning on the far bank.',
    after: '“Yours,” he says, and pushes off. “You lit it before you came to the river.”',
  },
  beginSaga: 'Begin Your Saga',
  howTitle: 'How it works',
  howText: 'A palm-leaf book is a stack of leaves on a string. So is a game here: six leaves, one thread.',
  leaves,
  /** The four schools, in the order of their pictures. */
  painters: ['Chitrakar', 'Ajanta', 'Ravivarma', 'Vishvakarma'],
  previousLeaf: 'Previous leaf',
  nextLeaf: 'Next leaf',
  leafOf: (leaf: number, total: number) => `${leaf} of ${total}`,
  featuresTitle: 'What the road holds',
  featuresText: 'Six things that wait for you here.',
  features,
  beginTitle: 'The lamp is lit. The boat is waiting.',
  beginText: 'The next word is yours.',
  startLegend: 'Start Your Legend',
  /** The alternative texts of the pictures. */
  pictures: {
    hero: [
      'A peacock in full display beside a smiling sun, as a patua paints it',
      'Two people before a great brass lamp, lit wick by wick',
      'Three temple towers over a row of lit arches, as on the wall of a cave',
    ],
    ferry: 'A lamp with many flames by a river under a full moon, and two people who look at it',
    temple: 'A tall temple mirrored in still water',
  },
};

export const landingWords = area('landing', landing);
