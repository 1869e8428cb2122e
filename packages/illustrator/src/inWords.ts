import type { Hour, Weather } from './keywords.ts';
import type { MotifName } from './motifs/names.ts';
import { describeScene, type SceneOptions } from './scene.ts';

const MOTIFS: Readonly<Record<MotifName, string>> = {
  forest: 'a grove of trees',
  treeoflife: 'a tree of life',
  mountain: 'snowy mountains',
  desert: 'camels among dunes',
  cave: 'a lamp-lit cave',
  lotus: 'lotuses and swans on a pond',
  rain: 'somebody under a leaf umbrella in the rain',
  river: 'a boat on a river',
  ocean: 'a ship at sea',
  churning: 'a mountain turned by a serpent in the sea',
  bridge: 'a bridge of stones to an island',
  palace: 'a palace',
  temple: 'a temple',
  fort: 'a fort',
  village: 'a village under a banyan',
  well: 'a well and water carriers',
  market: 'market stalls',
  observatory: 'an observatory of stone',
  city: 'a city to come',
  throne: 'a throne',
  library: 'shelves of manuscripts',
  feast: 'a feast',
  dice: 'a game of dice',
  veena: 'a veena',
  letter: 'a letter',
  weapons: 'weapons on a stand',
  lamps: 'rows of lamps',
  elephant: 'an elephant',
  tiger: 'a tiger',
  peacock: 'a peacock',
  serpent: 'a coiled serpent',
  deer: 'a deer and its fawn',
  birds: 'owls and crows on a branch',
  horse: 'a horse',
  monkey: 'a monkey and a crocodile',
  battlefield: 'a battlefield with chariots',
  vimana: 'a flying palace in the clouds',
  burial: 'a burial ground with a spirit in the tree',
};
const HOURS: Readonly<Record<Hour, string>> = {
  dawn: 'at dawn',
  noon: 'at noon',
  dusk: 'at dusk',
  night: 'at night',
};
const WEATHER: Readonly<Record<Weather, string>> = {
  clear: '',
  rain: ', in the rain',
  mist: ', in mist',
  storm: ', in a storm',
};

/** The alternative text of a picture: `A river, with a palace, at dusk, in mist`. */
export function sceneInWords(options: SceneOptions): string {
  const { main, companion, setting, hour, weather } = describeScene(options);
  const subjects = companion ? `${MOTIFS[main]}, with ${MOTIFS[companion]}` : MOTIFS[main];
  const isOutside = setting !== 'hall' && setting !== 'cave' && main !== 'rain';
  const text = `${subjects}, ${HOURS[hour]}${isOutside ? WEATHER[weather] : ''}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
