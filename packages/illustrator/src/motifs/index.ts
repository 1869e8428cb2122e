import { animals } from './animals.ts';
import { beasts } from './beasts.ts';
import { birdMotifs } from './birds.ts';
import { buildings } from './buildings.ts';
import { epic } from './epic.ts';
import { halls } from './halls.ts';
import type { Motif } from './motif.ts';
import type { MotifName } from './names.ts';
import { nature } from './nature.ts';
import { objects } from './objects.ts';
import { pastimes } from './pastimes.ts';
import { towns } from './town.ts';
import { travel } from './travel.ts';
import { waters } from './water.ts';
import { wilds } from './wilds.ts';

export const MOTIFS: Readonly<Record<MotifName, Motif>> = {
  ...nature,
  ...wilds,
  ...waters,
  ...buildings,
  ...towns,
  ...halls,
  ...pastimes,
  ...objects,
  ...travel,
  ...animals,
  ...beasts,
  ...birdMotifs,
  ...epic,
};
