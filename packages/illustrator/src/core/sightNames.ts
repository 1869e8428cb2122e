/** The beasts, things, places and people that a picture may be asked to show; each is recognisable on its own. */
export const SIGHTS = [
  'person',
  'elephant',
  'tiger',
  'peacock',
  'serpent',
  'deer',
  'horse',
  'cow',
  'camel',
  'monkey',
  'crocodile',
  'jackal',
  'swan',
  'owl',
  'crow',
  'bird',
  'fish',
  'ghost',
  'boat',
  'ship',
  'chariot',
  'lamp',
  'fire',
  'pot',
  'sword',
  'bow',
  'letter',
  'book',
  'dice',
  'veena',
  'throne',
  'kitchen',
  'well',
  'market',
  'tree',
  'forest',
  'hut',
  'village',
  'palace',
  'temple',
  'fort',
  'bridge',
  'mountain',
  'desert',
  'cave',
  'river',
  'ocean',
  'lotus',
  'battlefield',
  'burial',
  'churning',
  'flute',
  'feather',
  'trident',
  'footprint',
  'door',
  'mace',
  'drum',
  'seat',
  'wheel',
  'basket',
  'train',
  'elevator',
  'buffalo',
  'goat',
  'dog',
  'hen',
  'lion',
  'bed',
  'table',
  'chair',
  'window',
  'stairs',
  'house',
  'gate',
  'wall',
  'bag',
  'bowl',
  'rope',
  'umbrella',
  'cart',
  'gun',
] as const;

export type Sight = (typeof SIGHTS)[number];

/** Sights that a text may refer to as “he” or “she”: beasts and spirits. */
export const ALIVE: readonly Sight[] = [
  'elephant',
  'tiger',
  'peacock',
  'serpent',
  'deer',
  'horse',
  'cow',
  'camel',
  'monkey',
  'crocodile',
  'jackal',
  'swan',
  'owl',
  'crow',
  'bird',
  'fish',
  'ghost',
  'buffalo',
  'goat',
  'dog',
  'hen',
  'lion',
];

/** Things that are found in a room rather than outdoors. */
export const INDOORS: readonly Sight[] = [
  'throne',
  'kitchen',
  'dice',
  'veena',
  'book',
  'letter',
  'bed',
  'table',
  'chair',
  'window',
];

/** How a person looks. */
export type PersonKind = 'woman' | 'man' | 'child' | 'ascetic' | 'warrior';

/** People that can be asked for. For `person`, a man or a woman is chosen at random. */
export const SOMEBODY = ['person', 'man', 'woman', 'child'] as const;
export type Somebody = (typeof SOMEBODY)[number];

/** The sights around the subject. */
export interface Company {
  readonly lead: Sight | null;
  /** Each person is drawn once: beside the subject, or in a group that is the subject. */
  readonly people: readonly Somebody[];
  readonly far: readonly Sight[];
  readonly near: readonly Sight[];
}
