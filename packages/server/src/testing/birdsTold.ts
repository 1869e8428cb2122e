const BIRDS = ['heron', 'kingfisher', 'cormorant', 'stork', 'sandpiper', 'egret', 'pelican'];
const PLACES = ['reeds', 'landing', 'boats', 'willows', 'stones'];

/** Answers of a model that all differ, so that the first try is always accepted. */
export function birdsTold(): () => string {
  let turn = 0;
  return () => {
    turn += 1;
    const [bird, place] = [BIRDS[turn % BIRDS.length], PLACES[turn % PLACES.length]];
    return `A ${bird} lifts off from the ${place} and turns once over the dark water.`;
  };
}
