import type { LandingPictures } from '../screens/LandingScreen/LandingScreen.tsx';

function cover(name: string, alt = '') {
  return { src: `/covers/${name}.webp`, alt };
}

/** Covers in place of the app's pictures. */
export const landingPictures: LandingPictures = {
  hero: [
    cover('peacock', 'A peacock before a red sky, as a patua paints it'),
    cover('hour-of-lamps', 'A palace at dusk with a light in every window'),
    cover('thousand-mirrors', 'A temple of gold on dark water'),
  ],
  whatIs: cover('ferryman', 'A ferry under a full moon, lit ghats behind it'),
  leaves: [
    cover('peacock'),
    cover('fourteen-years'),
    cover('thousand-mirrors'),
    cover('eighteenth-morning'),
    cover('two-swans'),
    cover('churning'),
  ],
  painters: [cover('eighteenth-morning'), cover('prince'), cover('sail-toward-lanka'), cover('architect')],
  begin: cover('sail-toward-lanka', 'A temple on an island at sunset'),
};
